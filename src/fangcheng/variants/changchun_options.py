"""Options of Changchun mahjong: the habits of its rooms, and the trial rules of 2024 as a preset."""

from fangcheng.rules.option import Option, Value, words

MIL_2024: dict[str, Value] = {
    "must_declare": False,
    "kong_after_ready": True,
    "egg_after_call": True,
    "egg_claims": True,
    "draw_only_tail": 4,
    "treasure_time": "next_turn",
    "last_hand_tile": True,
    "break": "mil",
    "pass_rule": "mil",
    "circles": "16 hands",
}

OPTIONS = (
    Option(
        "hand_size",
        13,
        {
            13: {"sets": 4, "forms": ["standard", "seven_pairs_alike"]},
            10: {"sets": 3, "forms": ["standard"]},
        },
        words("Tiles of a hand", "手牌张数", "手牌張數", "手牌の枚数"),
        "CHANGCHUN-30",
    ),
    Option(
        "flying_egg",
        True,
        {True: {"egg_flies": True}, False: {"egg_flies": False}},
        words("The 1 of bamboo flies into eggs", "小鸡飞蛋", "小雞飛蛋", "一索を蛋に使う"),
        "CHANGCHUN-18",
    ),
    Option(
        "yao_jiu_eggs",
        True,
        {True: {"eggs.ones": True, "eggs.nines": True}, False: {"eggs.ones": False, "eggs.nines": False}},
        words("Eggs of ones and nines", "幺九蛋", "么九蛋", "一九の蛋"),
        "CHANGCHUN-15",
    ),
    Option(
        "eggs_keep_standing",
        False,
        {False: {"egg_opens": True}, True: {"egg_opens": False}},
        words("A hand with eggs still stands", "下蛋仍算立胡", "下蛋仍算立胡", "蛋をさらしても門前清"),
        "CHANGCHUN-21",
    ),
    Option(
        "treasure",
        True,
        {
            True: {"treasure": True, "treasure_match": True, "price.treasure_match": 2},
            False: {"treasure": False, "treasure_match": False, "price.treasure_match": 0},
        },
        words("Treasure", "打宝", "打寶", "宝牌"),
        "CHANGCHUN-25",
        cites={"price.treasure_match": "CHANGCHUN-F-treasure_match"},
    ),
    Option(
        "wind_egg",
        "three",
        {
            "three": {"eggs.three_winds": True, "eggs.four_winds": False, "eggs.dragons": True},
            "four": {"eggs.three_winds": False, "eggs.four_winds": True, "eggs.dragons": True},
        },
        words("Winds of an egg", "旋风杠张数", "旋風槓張數", "風の蛋の枚数"),
        "CHANGCHUN-13",
        labels={
            "three": words("three of them", "三张", "三張", "三種"),
            "four": words("all four", "四张", "四張", "四種"),
        },
    ),
    Option(
        "discarder_covers",
        "unready only",
        {
            "unready only": {"discard_payers": "unready_for_all"},
            "always": {"discard_payers": "discarder_for_all"},
            "never": {"discard_payers": "all"},
        },
        words("Who pays for all", "包三家", "包三家", "三人分払い"),
        "CHANGCHUN-38",
        labels={
            "unready only": words("a discarder who is not ready", "未听者包", "未聽者包", "宣言していない放銃者"),
            "always": words("every discarder", "点炮者包", "點炮者包", "すべての放銃者"),
            "never": words("nobody", "不包", "不包", "なし"),
        },
    ),
    Option(
        "cap_fan",
        6,
        {cap: {"cap": cap} for cap in (6, 4, 5)},
        words("Most fan of a payment", "封顶番数", "封頂番數", "上限の番数"),
        "CHANGCHUN-37",
    ),
    Option(
        "must_declare",
        True,
        {
            True: {"ready_needed": True, "demand_ready": ["terminal_or_honour", "three_suits"]},
            False: {"ready_needed": False, "demand_ready": ["terminal_or_honour", "three_suits", "set"]},
        },
        words("Only who has declared ready wins", "报听才能胡", "報聽才能胡", "宣言した人だけが和了できる"),
        "CHANGCHUN-22",
        value_rules={False: "CHANGCHUN-P2"},
        cites={"demand_ready": "CHANGCHUN-23"},
        value_topics={False: {"CHANGCHUN-P3": ("ready-discard", "not-ready", "ready-twice")}},
        group="play",
    ),
    Option(
        "kong_after_ready",
        False,
        {False: {"ready_kong": "none"}, True: {"ready_kong": "same_waits_claimed_too"}},
        words(
            "Kongs after declaring, if the waits stay",
            "报听后可杠（不改听）",
            "報聽後可槓（不改聽）",
            "宣言後の槓（待ちが変わらなければ）",
        ),
        "CHANGCHUN-24",
        value_rules={True: "CHANGCHUN-P4"},
        value_topics={True: {"CHANGCHUN-P4": ("ready-lock", "ready-claim")}},
        group="play",
    ),
    Option(
        "egg_after_call",
        False,
        {False: {"egg_after_call": False}, True: {"egg_after_call": True}},
        words(
            "Eggs in a first turn by a claim", "吃碰杠后首巡可下蛋", "吃碰槓後首巡可下蛋", "鳴いて始まる最初の番にも蛋"
        ),
        "CHANGCHUN-16",
        value_rules={True: "CHANGCHUN-P5"},
        value_topics={True: {"CHANGCHUN-P5": ("no-egg",)}},
        group="play",
    ),
    Option(
        "egg_claims",
        False,
        {False: {"egg_claims": False}, True: {"egg_claims": True}},
        words(
            "A tile added to an egg may be claimed",
            "补蛋的牌可碰可杠",
            "補蛋的牌可碰可槓",
            "蛋に足した牌をポン・槓できる",
        ),
        "CHANGCHUN-12",
        value_rules={True: "CHANGCHUN-P6"},
        group="play",
    ),
    Option(
        "draw_only_tail",
        0,
        {
            0: {"draw_only_tail": 0, "kong_last": 1, "reserve_whole_stacks": False},
            4: {"draw_only_tail": 4, "kong_last": 5, "reserve_whole_stacks": True},
        },
        words(
            "Last tiles that are drawn without discards",
            "末尾只摸不打的张数",
            "末尾只摸不打的張數",
            "最後に摸打なしで引く枚数",
        ),
        "CHANGCHUN-44",
        value_rules={4: "CHANGCHUN-P12"},
        value_topics={4: {"CHANGCHUN-P12": ("kong-wall",)}},
        cites={"kong_last": "CHANGCHUN-50"},
        group="play",
    ),
    Option(
        "treasure_time",
        "declaration",
        {"declaration": {"treasure_time": "declaration"}, "next_turn": {"treasure_time": "next_turn"}},
        words("When the treasure is thrown for", "打宝时机", "打寶時機", "宝牌を振る時"),
        "CHANGCHUN-25",
        value_rules={"next_turn": "CHANGCHUN-P7"},
        value_topics={"next_turn": {"CHANGCHUN-P10": ("pays-for-all",)}},
        labels={
            "declaration": words("on declaring", "报听时", "報聽時", "宣言した時"),
            "next_turn": words("in the next own turn", "下一次轮到时", "下一次輪到時", "次の自分の番"),
        },
        where={"treasure": True},
        group="play",
    ),
    Option(
        "last_hand_tile",
        False,
        {
            False: {"last_hand_tile": False, "demand_hidden": ["hidden_set", "all_pungs"]},
            True: {"last_hand_tile": True, "demand_hidden": ["hidden_set", "all_pungs"]},
        },
        words(
            "Who has chowed keeps more than one tile",
            "吃过牌不许手把一",
            "吃過牌不許手把一",
            "チーした人は裸単騎にできない",
        ),
        "CHANGCHUN-35",
        value_rules={True: "CHANGCHUN-P11"},
        group="play",
    ),
    Option(
        "break",
        "sum",
        {"sum": {"break_rule": "sum"}, "mil": {"break_rule": "smaller"}},
        words("Where the wall is opened", "开门", "開門", "開門"),
        "CHANGCHUN-6",
        value_rules={"mil": "CHANGCHUN-P1"},
        labels={
            "sum": words("by the sum", "按点数之和", "按點數之和", "出目の合計"),
            "mil": words("by the smaller die", "按小点", "按小點", "小さい目"),
        },
    ),
    Option(
        "pass_rule",
        "until_draw",
        {
            "until_draw": {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
            "mil": {
                "pass_bars": "value",
                "pass_counts": ["chance", "as_given"],
                "pass_until": ["own_draw", "unready_pung"],
            },
        },
        words("A win let pass", "漏胡", "漏胡", "見逃し"),
        "CHANGCHUN-48",
        value_rules={"mil": "CHANGCHUN-P13"},
        labels={
            "until_draw": words(
                "no discard until the own draw", "摸牌前不能点炮胡", "摸牌前不能點炮胡", "ツモまでロン不可"
            ),
            "mil": words(
                "by fan, own discards too",
                "按番数，自己打出也算",
                "按番數，自己打出也算",
                "番数による。自分の捨て牌も含む",
            ),
        },
        group="play",
    ),
    Option(
        "circles",
        1,
        {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}, "16 hands": {"rounds": 4, "hands": 16}},
        words("Circles of a match", "圈数", "圈數", "周数"),
        "CHANGCHUN-46",
        value_rules={"16 hands": "CHANGCHUN-P16"},
        labels={"16 hands": words("16 hands", "十六局", "十六局", "十六局")},
    ),
)
