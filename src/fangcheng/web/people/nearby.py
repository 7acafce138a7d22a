"""What others in the same network need to come in: an address of this machine, and its picture for their phones."""

import socket

from fangcheng.web.people.pictures import in_terminal

FAR = "192.0.2.1"  # an address that nobody has (RFC 5737): nothing is sent to it


def address_nearby() -> str | None:
    """Return the address by which others in this network reach this machine, None where it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect((FAR, 9))
            found = str(asking.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith("127.") else found


def invitation(port: int) -> str:
    """Return what the terminal says to others in this network, empty where the machine is in none."""
    address = address_nearby()
    if address is None:
        return ""
    link = f"http://{address}:{port}/#/lobby"
    warning = "It is plain HTTP: who shares this network can read along."
    return f"Others in this network come in at {link}\n{in_terminal(link)}{warning}"
