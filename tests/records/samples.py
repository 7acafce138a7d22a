"""One small made-up file for each format, with every kind of line; no real game among them."""

import json

MJLOG = """<mjloggm ver="2.3"><SHUFFLE seed="mt19937ar-sha512-n288,1,2,3" ref=""/><GO type="169" lobby="0"/>
<UN n0="%41" n1="B" n2="C" n3="D" dan="1,1,1,1" rate="1500,1500,1500,1500" sx="M,M,M,M"/><TAIKYOKU oya="0"/>
<INIT seed="0,0,1,0,1,3" ten="250,250,250,240" oya="0" hai0="16,1,2,4,5,6,8,9,10,12,13,14,17"
 hai1="36,37,38,40,41,42,44,45,46,48,49,50,53" hai2="72,73,74,76,77,78,80,81,82,84,85,86,89"
 hai3="108,109,110,112,113,114,116,117,118,120,121,122,124"/>
<T100/><D100/><N who="1" m="45578"/><E36/><BYE who="2"/><V20/><REACH who="2" step="1"/><F20/>
<REACH who="2" ten="250,250,240,240" step="2"/><UN n2="C"/><W126/><N who="3" m="31744"/><DORA hai="60"/><W127/><G127/>
<AGARI ba="0,2" hai="1,2,3,4" m="31744" machi="127" ten="40,8000,1" yaku="1,1,52,4" chip="54,1" doraHai="3,60"
 doraHaiUra="61,62" who="2" fromWho="3" paoWho="3" sc="250,0,250,0,240,100,240,-80,0,-1,0,-1,0,3,0,-1"/>
<INIT seed="0,1,0,2,1,3" ten="250,250,340,160" chip="-1,-1,3,-1" oya="0" hai0="" hai1="" hai2="" hai3=""
 shuffle="mt19937ar,1,2,3"/>
<RYUUKYOKU type="yao9" ba="1,0" sc="250,0,250,0,340,0,160,0" hai0="1,2"
 owari="250,-5.0,250,5.0,340,34.0,160,-34.0,-1,0,-1,0,3,0,-1,0"/></mjloggm>"""

TENHOU6 = json.dumps(
    {
        "title": ["", ""],
        "name": ["A", "B", "C", "D"],
        "rule": {"disp": "般南喰赤", "aka": 1},
        "log": [
            [
                [0, 0, 0],
                [25000, 25000, 25000, 25000],
                [11, 31],
                [42],
                [11, 12, 13, 14, 15, 16, 17, 18, 19, 13, 13, 21, 22],
                [11, "13p1313"],
                [60, "r12"],
                [45] * 13,
                [45, 45],
                [60, 60],
                [51] * 13,
                [13],
                [60],
                [47, 47, 47, 47, 31, 32, 33, 34, 35, 36, 37, 38, 39],
                ["45p4545", 47],
                ["474747a47", 60],
                ["和了", [-3900, 3900, 0, 0], [1, 0, 1, "30符3飜3900点", "役牌 白(1飜)", "ドラ(2飜)"]],
            ]
        ],
    },
    ensure_ascii=False,
)

MJAI = "\n".join(
    json.dumps(line)
    for line in (
        {"type": "start_game", "names": ["a", "b", "c"], "aka_flag": True, "tenhou_type": 185},
        {"type": "start_kyoku", "bakaze": "E", "dora_marker": "1m", "kyoku": 1, "honba": 0, "kyotaku": 1, "oya": 0,
         "scores": [35000, 35000, 34000], "tehais": [["1p"] * 13, ["N"] * 13, ["?"] * 13]},
        {"type": "tsumo", "actor": 0, "pai": "5pr"},
        {"type": "dahai", "actor": 0, "pai": "1p", "tsumogiri": False},
        {"type": "pon", "actor": 1, "target": 0, "pai": "1p", "consumed": ["1p", "1p"]},
        {"type": "reach", "actor": 1},
        {"type": "dahai", "actor": 1, "pai": "N", "tsumogiri": False},
        {"type": "reach_accepted", "actor": 1},
        {"type": "daiminkan", "actor": 2, "target": 1, "pai": "N", "consumed": ["N", "N", "N"]},
        {"type": "ankan", "actor": 2, "consumed": ["E", "E", "E", "E"]},
        {"type": "dora", "dora_marker": "5sr"},
        {"type": "kakan", "actor": 1, "pai": "1p", "consumed": ["1p", "1p", "1p"]},
        {"type": "kita", "actor": 1, "pai": "N"},
        {"type": "hora", "actor": 0, "target": 1, "pai": "N", "deltas": [9000, -8000, 0], "ura_markers": ["P"],
         "x_tenhou": {"fu": 40, "points": 8000, "limit": 1, "yaku": [[1, 1]], "yakuman": [39]}},
        {"type": "ryukyoku", "reason": "yao9", "deltas": [0, 0, 0], "tenpais": [True, False, True]},
        {"type": "end_kyoku"},
        {"type": "end_game"},
    )
)  # fmt: skip

_DEAL = {str(seat): "1 0 0 0 0 " + " ".join(["W1"] * 13) for seat in range(4)}


def _all(words: str, **others: str) -> dict[str, dict[str, str]]:
    """What every seat is told at one step."""
    return {"req": {str(seat): others.get(f"seat{seat}", words) for seat in range(4)}}


_END = {
    "action": "HU",
    "player": 1,
    "fan": [{"cnt": 1, "name": "无番和", "value": 8}],
    "fanCnt": 8,
    "score": [-16, 32, -8, -8],
}
BOTZONE = json.dumps(
    {
        "match": "made-up",
        "players": ["a", "b", "c", "d"],
        "initdata": {"quan": 1, "srand": 7, "walltiles": " ".join(["W1", "B2", "T3", "F4"] * 34)},
        "final": {"action": "HU", "player": 1, "fan": [{"cnt": 1, "name": "无番和", "value": 8}], "fanCnt": 8,
                  "score": [-16, 32, -8, -8]},
        "steps": [
            {"req": {str(seat): f"0 {seat} 1" for seat in range(4)}},
            {"req": _DEAL},
            _all("3 0 DRAW", seat0="2 T9"),
            {"res": ["PLAY T9", "PASS", "PASS", "PASS"]},
            _all("3 0 PLAY T9"),
            {"res": ["PASS", "PENG W1", "PASS", "CHI T8 F1"]},
            _all("3 1 PENG W1"),
            {"res": ["PASS", "PASS", "CHI W2 J1", "PASS"]},
            _all("3 2 CHI W2 J1"),
            {"res": ["PASS", "PASS", "PASS", "GANG"]},
            _all("3 3 GANG"),
            {"res": ["PASS", "PASS", "PASS", "PASS"]},
            _all("3 3 DRAW", seat3="2 F1"),
            {"res": ["PASS", "PASS", "PASS", "GANG F1"]},
            _all("3 3 GANG"),
            {"res": ["PASS", "PASS", "PASS", "PASS"]},
            _all("3 3 DRAW", seat3="2 F2"),
            {"res": ["PASS", "PASS", "PASS", "BUGANG F2"]},
            _all("3 3 BUGANG F2"),
            {"res": ["PASS", "HU", "PASS", "PASS"]},
            {"req": {"0": -16, "1": 32, "2": -8, "3": -8}, "disp": _END},
        ],
    },
    ensure_ascii=False,
)  # fmt: skip

IJCAI = "\n".join(
    [
        "Match made-up",
        "Wind 1",
        *(f"Player {seat} Deal " + " ".join(["W1"] * 13) for seat in range(4)),
        "Player 0 Draw T9",
        "Player 0 Play T9",
        "Player 1 Peng T9 Ignore Player 3 Chi T8",
        "Player 1 Play W2",
        "Player 2 Chi W3",
        "Player 2 Play J1",
        "Player 3 Gang J1",
        "Player 3 AnGang F1",
        "Player 3 BuGang F2",
        "Player 1 Hu F2",
        "Fan 8 无番和*1",
        "Score -8 32 -8 -16",
        "",
        "Match made-up-too",
        "Wind 0",
        *(f"Player {seat} Deal " + " ".join(["W1"] * 13) for seat in range(4)),
        "Huang",
        "Score 0 0 0 0",
    ]
)

NATIVE = "\n".join(
    [
        '{"format":"fangcheng","version":1,"variant":"chengdu","options":{"base":1},"players":["a","b","c","d"],'
        '"revision":2,"seed":"17","commitment":"00ff"}',
        '{"event":"hand","round_wind":0,"dealer":1,"number":0,"honba":0,"sticks":0,"start_scores":[0,0,0,0],'
        '"dealt":[["1m"],["2m"],["3m"],["?"]],"dice":[3,4],"wall":["1m","2m","0p"]}',
        '{"event":"exchange","seat":0,"tiles":["1m"],"to_seat":2}',
        '{"event":"missingsuit","seat":0,"suit":"p"}',
        '{"event":"draw","seat":1,"tile":"5s"}',
        '{"event":"discard","seat":1,"tile":"5s","drawn":true}',
        '{"event":"pon","seat":2,"own":["5s","5s"],"tile":"5s","from_seat":1}',
        '{"event":"flower","seat":2,"tile":"3f"}',
        '{"event":"payment","what":"kong","deltas":[-1,-1,3,-1]}',
        '{"event":"win","seat":2,"from_seat":1,"tile":"9m","deltas":[0,-2,2,0],'
        '"patterns":[{"id":"all_pungs","value":1,"unit":"fan"}]}',
        '{"event":"drawnhand","reason":"exhausted","deltas":[0,0,0,0]}',
        '{"event":"final","scores":[0,-2,2,0]}',
    ]
)

MAJIANG = json.dumps(
    {
        "title": "made up",
        "player": ["A", "B", "C", "D"],
        "qijia": 1,
        "log": [
            [
                {
                    "qipai": {
                        "zhuangfeng": 0,
                        "jushu": 0,
                        "changbang": 0,
                        "lizhibang": 1,
                        "defen": [25000, 25000, 24000, 25000],
                        "baopai": "z1",
                        "shoupai": ["m1112340p55z5566", "m123p123s123z5677", "m111p222s333z1122", "m456p789s46789z33"],
                    }
                },
                {"zimo": {"l": 0, "p": "m1"}},
                {"gang": {"l": 0, "m": "m1111"}},
                {"gangzimo": {"l": 0, "p": "p5"}},
                {"kaigang": {"baopai": "z2"}},
                {"dapai": {"l": 0, "p": "z7"}},
                {"fulou": {"l": 1, "m": "z777-"}},
                {"dapai": {"l": 1, "p": "z5"}},
                {"fulou": {"l": 0, "m": "z555+"}},
                {"dapai": {"l": 0, "p": "m4"}},
                {"fulou": {"l": 1, "m": "m234-"}},
                {"dapai": {"l": 1, "p": "s1"}},
                {"zimo": {"l": 2, "p": "m2"}},
                {"dapai": {"l": 2, "p": "p2"}},
                {"zimo": {"l": 3, "p": "s5"}},
                {"dapai": {"l": 3, "p": "s4*"}},
                {"zimo": {"l": 0, "p": "z5"}},
                {"gang": {"l": 0, "m": "z555+5"}},
                {"gangzimo": {"l": 0, "p": "s9"}},
                {"dapai": {"l": 0, "p": "s9_"}},
                {"kaigang": {"baopai": "z3"}},
                {
                    "hule": {
                        "l": 3,
                        "shoupai": "m456p789s6789z33s9*",
                        "baojia": 0,
                        "fubaopai": ["s1", "s2", "s3"],
                        "fu": 40,
                        "fanshu": 2,
                        "defen": 2600,
                        "hupai": [{"name": "立直", "fanshu": 1}, {"name": "一発", "fanshu": 1}],
                        "fenpei": [-2600, 0, 0, 4600],
                    }
                },
            ],
            [
                {
                    "qipai": {
                        "zhuangfeng": 0,
                        "jushu": 1,
                        "changbang": 0,
                        "lizhibang": 0,
                        "defen": [25000, 24000, 28600, 22400],
                        "baopai": "m1",
                        "shoupai": ["_____________", "m19p19s19z1234567", "_____________", "_____________"],
                    }
                },
                {"zimo": {"l": 0, "p": "m2"}},
                {"pingju": {"name": "荒牌平局", "shoupai": ["", "", "", ""], "fenpei": [0, 0, 0, 0]}},
            ],
        ],
        "defen": [22400, 25000, 24000, 28600],
        "point": ["-27.6", "-15.0", "-16.0", "58.6"],
        "rank": [4, 2, 3, 1],
    },
    ensure_ascii=False,
)

SAMPLES = {
    "majiang": MAJIANG,
    "mjlog": MJLOG,
    "tenhou6": TENHOU6,
    "mjai": MJAI,
    "botzone": BOTZONE,
    "ijcai": IJCAI,
    "native": NATIVE,
}
