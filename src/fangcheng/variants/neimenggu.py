"""Inner Mongolia mahjong (内蒙麻将): three demands on every win, fan that double, the discarder pays alone."""

from fangcheng.rules.option import Option, words
from fangcheng.rules.ruleset import LocalPattern, Ruleset

RULESET = Ruleset(
    id="neimenggu",
    place=90,
    revision=1,
    prefix="NEIMENGGU",
    name=words("Inner Mongolia", "内蒙麻将", "內蒙麻將", "内モンゴル麻雀"),
    about=words(
        "A win needs a triplet, a claim, and a terminal or a dragon triplet. Fan double; closed payers owe more.",
        "开门、有刻子、有幺九或箭刻才能胡。番番翻倍，点炮一家付，未开门加一番。",
        "開門、有刻子、有么九或箭刻才能胡。番番翻倍，點炮一家付，未開門加一番。",
        "鳴き・刻子・一九牌か三元牌の刻子がないと和了できない。一番ごとに倍、門前の者は一番多く払う。",
    ),
    region=words("Inner Mongolia", "内蒙古", "內蒙古", "内モンゴル"),
    spot=(4, 1),
    difficulty=2,
    combine="sum",  # NEIMENGGU-27
    curve="doubling",  # NEIMENGGU-24
    parts={"plain_hand": "alone"},
    rules={
        # Equipment
        1: {"tiles": "suits + honours"},
        2: {"seats": 4, "dice_count": 2, "stacks": [17, 17, 17, 17]},
        3: {"start_score": 0},
        # Set-up
        4: {"first_dealer_rule": "chance"},
        5: {"break_rule": "sum"},
        6: {"deal_rule": "jump"},
        7: {"reserve": 14, "reserve_at": "tail_slides"},
        # Play
        9: {"claim_chi": "next"},
        11: {"replacement_from": "tail"},
        15: {"ready_rule": "none", "joker_rule": "none"},
        16: {"swap_ban": "none", "recall_own": True},
        17: {"rob_added": True},
        34: {"pass_bars": "discards", "pass_counts": ["chance"], "pass_until": ["own_draw"]},
        35: {"claims_end": 0},
        36: {"kong_last": 1},
        # Winning
        18: {"sets": 4, "forms": ["standard"]},
        19: {"demand_triplet": ["triplet"]},
        20: {"demand_opened": ["opened"]},
        21: {"demand_terminal": ["terminal", "dragon_triplet"]},
        22: {"demand_suits": []},
        23: {"win_by_discard": True, "winners": "nearest", "play_on": "never"},
        # Scoring
        "F-narrow_wait": {"option.narrow_waits": "by_reading"},
        "F-melded_hand": {
            "option.melded_hand_drawn": True,
            "option.melded_hand_pungs": True,
            "option.added_kong_melded_hand": True,
        },
        24: {"base": 1, "count_past_cap": True},
        25: {"share_fan.dealer": 1, "share_fan.discarder": 1},
        28: {"kong_when": "never"},
        # Drawn hands
        30: {"draw_check": "nothing"},
        # Dealer and match
        31: {"dealer_rule": "stays_on_win", "draw_rule": "stays"},
        32: {"round_winds": "ESWN", "all_last_repeat": True},
    },
    topics={  # rules that no setting stands for
        8: ("not-your-turn",),
        10: ("pon-tiles",),
        11: ("kong-tiles", "kong-fresh", "claimed-turn"),
        15: ("no-ready",),
        24: ("step-sum", "step-cap", "step-curve", "step-total"),
        26: ("pays-discard", "pays-self-draw"),
    },
    prices={  # NEIMENGGU-F-<pattern>
        "plain_hand": 0,
        "self_draw": 1,
        "narrow_wait": 1,
        "dragon_triplet": 1,
        "open_kong": 1,
        "concealed_kong": 2,
        "all_pungs": 3,
        "melded_hand": 1,
        "four_in_one": 1,
        "kong_bloom": 1,
        "robbing_kong": 1,
        "last_tile_draw": 1,
    },
    excludes={
        "all_pungs": ("narrow_wait",),
        "kong_bloom": ("last_tile_draw",),
    },
    local_patterns={
        "dragon_triplet": LocalPattern("dragon_pung", words("Dragon Triplet", "箭刻", "箭刻", "三元牌の刻子")),
        "open_kong": LocalPattern("melded_kong", words("Open Kong", "明杠", "明槓", "明槓")),
    },
    pattern_names={
        "plain_hand": words("Plain Hand", "平胡", "平胡", "平和了"),
        "self_draw": words("Self-Draw", "自摸", "自摸", "自摸"),
        "narrow_wait": words("Narrow Wait", "边夹吊", "邊夾吊", "辺張・嵌張・単騎"),
        "all_pungs": words("All Pungs", "飘胡", "飄胡", "対々和"),
        "melded_hand": words("Melded Hand", "手把一", "手把一", "裸単騎"),
        "four_in_one": words("Four in One", "四归一", "四歸一", "四帰一"),
        "kong_bloom": words("Kong Bloom", "杠上开花", "槓上開花", "嶺上開花"),
        "robbing_kong": words("Robbing the Kong", "抢杠", "搶槓", "槍槓"),
        "last_tile_draw": words("Last Tile Draw", "海底捞月", "海底撈月", "海底摸月"),
    },
    options=(
        Option(
            "winds_count",
            False,
            {False: {}, True: {"demand_terminal.wind": True}},
            words("A wind tile will do for a terminal", "风牌算幺九", "風牌算么九", "風牌を一九牌の代わりにする"),
            "NEIMENGGU-21",
        ),
        Option(
            "dragon_pair",
            False,
            {False: {}, True: {"demand_triplet.dragon_pair": True, "demand_terminal.dragon_pair": True}},
            words(
                "A dragon pair will do for triplet and terminal",
                "箭牌作将免刻子和幺九",
                "箭牌作將免刻子和么九",
                "三元牌の雀頭を刻子と一九牌の代わりにする",
            ),
            "NEIMENGGU-21",
        ),
        Option(
            "three_suits",
            False,
            {False: {}, True: {"demand_suits": ["three_suits"]}},
            words("All three suits are needed", "三色齐全", "三色齊全", "三色が必要"),
            "NEIMENGGU-22",
        ),
        Option(
            "discard_pays",
            "discarder alone",
            {"discarder alone": {"discard_payers": "discarder"}, "all three pay": {"discard_payers": "all"}},
            words("A discard is paid by", "点炮付法", "點炮付法", "放銃の支払い"),
            "NEIMENGGU-26",
            labels={
                "discarder alone": words("the discarder alone", "点炮一家付", "點炮一家付", "放銃者のみ"),
                "all three pay": words("all three", "三家付", "三家付", "三人全員"),
            },
        ),
        Option(
            "closed_double",
            True,
            {True: {"share_fan.closed": 1}, False: {"share_fan.closed": 0}},
            words("Who is not open pays double", "未开门加倍", "未開門加倍", "門前の者は倍を払う"),
            "NEIMENGGU-25",
        ),
        Option(
            "cap_fan",
            6,
            {6: {"cap": 6}, 5: {"cap": 5}, "none": {"cap": "none"}},
            words("Most fan paid", "封顶番数", "封頂番數", "上限の番"),
            "NEIMENGGU-24",
        ),
        Option(
            "circles",
            1,
            {1: {"rounds": 1}, 2: {"rounds": 2}, 4: {"rounds": 4}},
            words("Circles of a match", "圈数", "圈數", "周数"),
            "NEIMENGGU-32",
        ),
    ),
)
