"""The server of a load test: a process of its own, measured by what it takes of the machine."""

import asyncio
import os
import subprocess
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory

from fangcheng.core.dialect.helper import end_with_parent, start_helper
from fangcheng.errors import FangchengError

SELF = "127.0.0.1"
PAGE = 1024  # kilobytes in a megabyte, as the system counts them


class Host:
    """A server on this machine, with the game compiled before it listens; it ends with this process at the latest."""

    def __init__(self, variant: str, tables: int) -> None:
        code = "import sys; from fangcheng.web.load.host import serve as go; go(sys.argv[1], int(sys.argv[2]))"
        self.process = start_helper(code, variant, str(tables), answers=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline().strip()
        if not told.isdigit():
            self.stop()
            raise FangchengError("the server of the load test did not start; its errors stand above")
        self.port = int(told)

    def stop(self) -> None:
        """End the server."""
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.process.__exit__(None, None, None)  # waits and closes the pipes

    @property
    def memory(self) -> float:
        """Return the resident memory of the server in megabytes; nan where the system does not tell."""
        return self._status("VmRSS")

    @property
    def most_memory(self) -> float:
        """Return the most resident memory that the server has had."""
        return self._status("VmHWM")

    @property
    def processor_seconds(self) -> float:
        """Return the seconds of a core that the server has used; nan where the system does not tell."""
        try:
            fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")  # user and system time

    def _status(self, name: str) -> float:
        try:
            lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        except OSError:
            return float("nan")
        return next((int(line.split()[1]) / PAGE for line in lines if line.startswith(name)), float("nan"))


def serve(variant: str, tables: int) -> None:
    """Compile the game, listen at a free port of this machine, print it, and serve until the parent ends."""
    import uvicorn

    from fangcheng.variants import load_known
    from fangcheng.web.memory import settle
    from fangcheng.web.server import config_of, listen, make_app
    from fangcheng.web.store.store import Store
    from fangcheng.web.table.bots import compile_all
    from fangcheng.web.table.bounds import Bounds

    end_with_parent()
    with ThreadPoolExecutor(1) as elsewhere:  # as behind a player's back: the thread takes its desk along
        elsewhere.submit(compile_all, load_known(variant)).result()
    settle()
    listening = listen(SELF, 0)
    bounds = Bounds(tables, 0, tables, rate=1e6, burst=tables + 1, talk=1e6, talk_burst=1e6, work=1e6, work_burst=1e6)
    bounds = replace(bounds, play=1e6, play_burst=1e6, games=1e6, games_burst=1e6)  # all players have one address
    new_loop = uvicorn.Config("").get_loop_factory()

    async def run(store: Store) -> None:
        server = uvicorn.Server(config_of(make_app(hosts=(SELF,), bounds=bounds, store=store)))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.02)
        print(listening.getsockname()[1], flush=True)
        await serving

    with TemporaryDirectory() as folder, asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(run(Store.in_folder(Path(folder))))  # tables are kept on disk, as those of any server
