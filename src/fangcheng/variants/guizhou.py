"""Guizhou mahjong (贵州麻将 · 捉鸡): Sichuan tiles and chickens, for which every ready player collects from all."""

from fangcheng.rules.option import Names, Option, Value, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

# Rows that a win on a discard needs one of; without them it needs a kong, the pass.
BETTER = (
    *("all_pungs", "four_melds", "seven_pairs", "dragon_seven_pairs", "full_flush"),
    *("hard_ready", "soft_ready", "heavenly_win"),
)
WEEKDAYS: dict[Value, Names] = {
    1: words("Monday", "星期一", "星期一", "月曜"),
    2: words("Tuesday", "星期二", "星期二", "火曜"),
    3: words("Wednesday", "星期三", "星期三", "水曜"),
    4: words("Thursday", "星期四", "星期四", "木曜"),
    5: words("Friday", "星期五", "星期五", "金曜"),
    6: words("Saturday", "星期六", "星期六", "土曜"),
    7: words("Sunday", "星期日", "星期日", "日曜"),
}

RULESET = Ruleset(
    id="guizhou",
    place=110,
    revision=1,
    prefix="GUIZHOU",
    name=words("Guizhou", "贵州麻将", "貴州麻將", "貴州麻雀"),
    about=words(
        "Catch the chickens: 1s, 8p and the tile after one that is turned. Who is ready collects, who is not pays.",
        "捉鸡麻将：幺鸡、八筒、翻牌鸡。听牌的收鸡钱，没听的包鸡；平胡要有豆才能点炮胡。",
        "捉雞麻將：么雞、八筒、翻牌雞。聽牌的收雞錢，沒聽的包雞；平胡要有豆才能點炮胡。",
        "鶏（一索・八筒・めくり牌の次）を集める。聴牌者は鶏の点を受け取り、不聴は払う。",
    ),
    region=words("Guizhou", "贵州", "貴州", "貴州"),
    spot=(3, 5),
    difficulty=2,
    combine="sum",
    parts={**dict.fromkeys((*BETTER, "kong"), "key"), "robbing_kong": "named"},
    rules={
        # Equipment
        1: {"tiles": "suits"},
        2: {"seats": 4, "dice_count": 2, "start_score": 0, "unit": 1},
        # Set-up
        3: {"first_dealer_rule": "chance"},
        4: {"stacks": [14, 13, 14, 13]},
        5: {"deal_rule": "jump"},
        6: {"reserve": 0},
        # Play
        9: {"claim_chi": "nobody", "recall_own": True},
        10: {"kong_when": "never"},
        11: {"late_added_kong": False},
        12: {"kong_last": 1},
        14: {"winners": "all"},
        15: {"rob_added": True, "rob_concealed": "nobody"},
        16: {"ready_rule": "early"},
        17: {"ready_kong": "none"},
        52: {"claims_end": 0},
        # Winning
        19: {"sets": 4, "forms": ["standard", "seven_pairs_alike"]},
        20: {"play_on": "never"},
        21: {"win_by_discard": True},
        22: {"keyed": "thrown"},
        # Scoring
        "F-kong_bloom": {"option.bloom_any_kong": True},
        25: {"discard_payers": "discarder"},
        27: {"robbed_payers": "maker_for_all"},
        # Chickens and kongs
        29: {"chickens": True},
        41: {"kong_pay.open": 3, "kong_pay.added": 3, "kong_pay.concealed": 3},
        44: {"ready_means": "shape", "own_four": "no_wait_if_concealed"},
        # Drawn hands
        45: {"draw_check": "pigs_and_unready", "pig_amount": "as_unready"},
        # Dealer and match
        48: {"dealer_rule": "first_winner", "draw_rule": "stays"},
    },
    topics={  # rules that no setting stands for
        7: ("holds-lack", "lack-first", "lack-claim"),
        9: ("pon-tiles", "kong-tiles"),
        16: ("no-ready", "ready-twice", "ready-drawn", "not-ready"),
        17: ("ready-lock", "ready-claim", "kong-ready"),
        23: ("step-sum", "step-cap", "step-total"),
        25: ("pays-discard",),
        26: ("pays-self-draw",),
        51: ("not-your-turn", "claimed-turn", "kong-fresh"),
        37: ("paid-chickens",),
        39: ("paid-charge",),
        40: ("paid-duty",),
    },
    prices={  # GUIZHOU-F-<pattern>
        "plain": 3,
        "all_pungs": 8,
        "four_melds": 13,
        "seven_pairs": 13,
        "dragon_seven_pairs": 26,
        "full_flush": 13,
        "hard_ready": 26,
        "soft_ready": 13,
        "heavenly_win": 26,
        "kong_bloom": 1,
        "hot_discard": 1,
        "robbing_kong": 0,
    },
    pattern_rules={"kong": "GUIZHOU-22"},
    excludes={
        **dict.fromkeys(BETTER, ("plain",)),
        "four_melds": ("plain", "all_pungs"),
        "dragon_seven_pairs": ("plain", "seven_pairs"),
    },
    local_patterns={
        "four_melds": LocalPattern("golden_hook", words("Single Wait with Four Melds", "单吊", "單吊", "裸単騎")),
        "hot_discard": LocalPattern(
            "shot_after_kong", words("Win on the Discard after a Kong", "热炮", "熱炮", "槓直後の放銃")
        ),
    },
    pattern_names={
        "plain": words("Basic Win", "平胡", "平胡", "平和"),
        "all_pungs": words("All Pungs", "大对子", "大對子", "対々和"),
        "seven_pairs": words("Seven Pairs", "七对", "七對", "七対子"),
        "dragon_seven_pairs": words("Seven Pairs with a Quad", "龙七对", "龍七對", "龍七対"),
        "full_flush": words("Full Flush", "清一色", "清一色", "清一色"),
        "hard_ready": words("Hard Ready", "原报", "原報", "原報"),
        "soft_ready": words("Soft Ready", "软报", "軟報", "軟報"),
        "heavenly_win": words("Heavenly Win", "天胡", "天胡", "天和"),
        "kong_bloom": words("Kong Bloom", "杠上花", "槓上花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "kong": words("Kong, the Pass", "豆（通行证）", "豆（通行證）", "槓（通行証）"),
    },
    options=(
        Option(
            "lack",
            "none",
            {"none": {"lack_rule": "none"}, "declared": {"lack_rule": "declared"}},
            words("Missing suit", "定缺", "定缺", "欠け色"),
            "GUIZHOU-7",
        ),
        Option(
            "open_chicken",
            False,
            {
                False: {"chicken_open": False, "replacement_from": "tail"},
                True: {"chicken_open": True, "replacement_from": "head"},
            },
            words("Chickens turned up from the deal on", "打明鸡", "打明雞", "明鶏（配牌からめくる）"),
            "GUIZHOU-8",
            group="scoring",
        ),
        Option(
            "turn_on",
            "any_win",
            {"any_win": {"chicken_turn": "any_win"}, "self_draw": {"chicken_turn": "self_draw"}},
            words("A tile is turned after", "翻鸡", "翻雞", "牌をめくるのは"),
            "GUIZHOU-32",
            labels={
                "any_win": words("any win", "胡牌都翻", "胡牌都翻", "和了すべて"),
                "self_draw": words("a self-draw", "自摸才翻", "自摸才翻", "自摸のみ"),
            },
        ),
        Option(
            "wugu",
            1,
            {False: {"black_chicken": 0}, 1: {"black_chicken": 1}, 2: {"black_chicken": 2}},
            words("8p is a chicken and counts", "乌骨鸡（八筒）", "烏骨雞（八筒）", "烏骨鶏（八筒）の点"),
            "GUIZHOU-30",
            labels={False: words("no chicken", "不算鸡", "不算雞", "鶏でない")},
        ),
        Option(
            "own_tile",
            False,
            {False: {"chicken_own": False}, True: {"chicken_own": True}},
            words("The turned tile is a chicken too", "本鸡", "本雞", "本鶏（めくり牌も鶏）"),
            "GUIZHOU-35",
        ),
        Option(
            "both_sides",
            False,
            {False: {"chicken_sides": False}, True: {"chicken_sides": True}},
            words("So is the tile before it", "上下鸡", "上下雞", "上下鶏（一つ前も鶏）"),
            "GUIZHOU-35",
        ),
        Option(
            "all_chickens",
            False,
            {False: {"chicken_all": False}, True: {"chicken_all": True}},
            words("Twice as much where all have chickens", "满堂鸡", "滿堂雞", "満堂鶏（全員に鶏で倍）"),
            "GUIZHOU-35",
        ),
        Option(
            "weekday",
            False,
            {False: {"weekday": 0}, **{day: {"weekday": day} for day in WEEKDAYS}},
            words("The number of the weekday is a chicken", "星期鸡", "星期雞", "星期鶏（曜日の数）"),
            "GUIZHOU-35",
            labels=WEEKDAYS,
        ),
        Option(
            "cap",
            39,
            {39: {"cap": 39}, "none": {"cap": "none"}},
            words("Most points of a hand", "封顶", "封頂", "手の上限"),
            "GUIZHOU-23",
            labels={"none": words("no cap", "不封顶", "不封頂", "なし")},
        ),
        Option(
            "hands",
            8,
            {4: {"hands": 4}, 8: {"hands": 8}, 12: {"hands": 12}, 16: {"hands": 16}},
            words("Hands of a match", "局数", "局數", "局数"),
            "GUIZHOU-49",
        ),
        Option(
            "break",
            "sum",
            {"sum": {"break_rule": "smaller"}, "mil_guizhou": {"break_rule": "never_own"}},
            words("The dice open", "开门", "開門", "開門"),
            "GUIZHOU-4",
            labels={
                "sum": words("the wall of their sum", "按点数和", "按點數和", "目の和の山"),
                "mil_guizhou": words("never the dealer's wall", "不开庄家的牌墙", "不開莊家的牌牆", "親の山は開かない"),
            },
        ),
        Option(
            "pon_pass_rule",
            False,
            {
                False: {"pung_pass_ban": False, "pung_pass_draw": False, "pung_pass_own": False},
                True: {"pung_pass_ban": True, "pung_pass_draw": True, "pung_pass_own": True},
            },
            words("A pung let pass is barred", "顺碰限制", "順碰限制", "見送ったポンの禁止"),
            "GUIZHOU-P4",
            group="play",
        ),
        Option(
            "last_discard_pon",
            False,
            {False: {"last_discard_pon": False}, True: {"last_discard_pon": True}},
            words("Pon of the last discard", "末张可碰", "末張可碰", "河底のポン"),
            "GUIZHOU-P5",
            group="play",
            value_rules={False: "GUIZHOU-52"},
            value_topics={True: {"GUIZHOU-P5": ("claims-end", "kong-wall")}},
        ),
        Option(
            "late_concealed_kong",
            "counts",
            {"counts": {"late_concealed_kong": True}, "worthless": {"late_concealed_kong": False}},
            words("A concealed kong laid late", "迟开的闷豆", "遲開的悶豆", "遅い暗槓"),
            "GUIZHOU-P2",
            group="scoring",
            labels={
                "counts": words("counts", "算豆", "算豆", "数える"),
                "worthless": words("is worth nothing", "憨包豆", "憨包豆", "無効"),
            },
        ),
        Option(
            "dealt_kong",
            "shown",
            {"shown": {"hide_dealt_kong": False}, "face_down": {"hide_dealt_kong": True}},
            words("A concealed kong of the first turn", "首巡闷豆", "首巡悶豆", "第一巡の暗槓"),
            "GUIZHOU-P3",
            group="play",
            labels={
                "shown": words("lies open", "亮开", "亮開", "見せる"),
                "face_down": words("lies face down at first", "先扣着", "先扣著", "初めは伏せる"),
            },
        ),
        Option(
            "pass_rule",
            "all_wins",
            {
                "all_wins": {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until.own_draw": True},
                "same_or_fewer": {
                    "pass_bars": "value",
                    "pass_counts": ["chance", "own_discard"],
                    "pass_until.own_draw": True,
                },
            },
            words("A win let pass bars", "过胡", "過胡", "見逃しで禁じられる和了"),
            "GUIZHOU-18",
            labels={
                "all_wins": words("all wins on discards", "不能点炮胡", "不能點炮胡", "出和了すべて"),
                "same_or_fewer": words("those of as many points or fewer", "同分或更少", "同分或更少", "同点以下"),
            },
            value_rules={"same_or_fewer": "GUIZHOU-P6"},
        ),
        Option(
            "forced_rob",
            False,
            {False: {"forced_rob": False}, True: {"forced_rob": True}},
            words(
                "Robbed kongs and hot discards must be won on",
                "抢杠热炮必胡",
                "搶槓熱炮必胡",
                "槍槓・槓後打牌は必ず和了",
            ),
            "GUIZHOU-P7",
            group="play",
        ),
        Option(
            "declared_pass",
            "own_draw",
            {"own_draw": {"pass_until.hand_if_ready": False}, "for_good": {"pass_until.hand_if_ready": True}},
            words("A declared player who passes a win", "报听后过胡", "報聽後過胡", "宣言後の見逃し"),
            "GUIZHOU-P8",
            group="play",
            labels={
                "own_draw": words("waits for his next draw", "过自己摸牌", "過自己摸牌", "次のツモまで"),
                "for_good": words("wins by self-draw alone", "只能自摸", "只能自摸", "以後は自摸のみ"),
            },
        ),
    ),
    preset_names={
        "mil_2023": words(
            "MIL 2023", "MIL 2023（国际麻将联盟）", "MIL 2023（國際麻將聯盟）", "MIL 2023（国際麻雀連盟）"
        ),
    },
    presets={
        "mil_2023": {
            "lack": "none",
            "open_chicken": False,
            "turn_on": "any_win",
            "wugu": 1,
            "own_tile": False,
            "both_sides": False,
            "cap": 39,
            "hands": 16,  # GUIZHOU-P15
            "break": "mil_guizhou",  # GUIZHOU-P1
            "late_concealed_kong": "worthless",  # GUIZHOU-P2
            "dealt_kong": "face_down",  # GUIZHOU-P3
            "pon_pass_rule": True,  # GUIZHOU-P4
            "last_discard_pon": True,  # GUIZHOU-P5
            "pass_rule": "same_or_fewer",  # GUIZHOU-P6
            "forced_rob": True,  # GUIZHOU-P7
            "declared_pass": "for_good",  # GUIZHOU-P8
        },
    },
    texts={
        "choice-ready": words("Soft ready", "软报", "軟報", "軟報"),
        "choice-ready-heavenly": words("Hard ready", "原报", "原報", "原報"),
        "prompt-heavenly": words(
            "Your dealt tiles are ready. Declare hard ready? The hand is frozen then.",
            "配牌已听，原报吗？报后不能换牌、碰、杠。",
            "配牌已聽，原報嗎？報後不能換牌、碰、槓。",
            "配牌で聴牌しています。原報しますか。宣言後は手を変えられません。",
        ),
        "wait-lacks-key": words(
            "no kong: self-draw only", "没有豆，只能自摸", "沒有豆，只能自摸", "カンなし・ツモのみ"
        ),
        "lacks-key": words(
            "A plain hand wins on a discard only with a kong, the pass.",
            "平胡要有豆（通行证）才能点炮胡。",
            "平胡要有豆（通行證）才能點炮胡。",
            "役のない手は、カン（通行証）がなければ出和了できません。",
        ),
        "flag-ready-plain": words("Soft ready", "软报", "軟報", "軟報"),
        "flag-ready-heavenly": words("Hard ready", "原报", "原報", "原報"),
    },
)
