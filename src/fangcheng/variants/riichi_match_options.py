"""What a host of riichi may change about drawn hands, the match, tokens and the set-up."""

from fangcheng.rules.option import Names, Option, Value, words
from fangcheng.rules.settings import Settings


def _abortive(key: str, rule: str, text: Names) -> Option:
    """Return the switch of one abortive draw, which counts where they are not all off."""
    choices: dict[Value, Settings] = {True: {f"abortive.{key}": True}, False: {f"abortive.{key}": False}}
    return Option(f"abort_{key}", True, choices, text, rule, where={"abortive_draws": True})


MATCH_OPTIONS = (
    # --- drawn hands
    Option(
        "abortive_draws",
        True,
        rule="RIICHI-96",
        choices={
            True: {"abortive": ["nine_terminals", "four_kongs", "four_winds", "four_riichi"]},
            False: {"abortive": []},
        },
        text=words("Abortive draws", "途中流局", "途中流局", "途中流局"),
    ),
    _abortive("nine_terminals", "RIICHI-97", words("Nine terminals", "九种九牌", "九種九牌", "九種九牌")),
    _abortive("four_kongs", "RIICHI-98", words("Four kongs", "四杠散了", "四槓散了", "四槓散了")),
    _abortive("four_winds", "RIICHI-99", words("Four winds", "四风连打", "四風連打", "四風連打")),
    _abortive("four_riichi", "RIICHI-100", words("Four riichi", "四家立直", "四家立直", "四家立直")),
    Option(
        "abort_keeps_deal",
        True,
        choices={True: {"abort_keeps_deal": True}, False: {"abort_keeps_deal": False}},
        rule="RIICHI-96",
        text=words("The dealer stays after an abortive draw", "途中流局连庄", "途中流局連莊", "途中流局は連荘"),
    ),
    Option(
        "nagashi_mangan",
        "win",
        choices={
            "win": {"nagashi": "win"},
            "draw": {"nagashi": "drawn_hand"},
            "plain": {"nagashi": "plain"},
            False: {"nagashi": "none"},
        },
        rule="RIICHI-95",
        text=words("Mangan at draw", "流局满贯", "流局滿貫", "流し満貫"),
    ),
    Option(
        "noten_declare",
        False,
        choices={False: {"noten_declare": False}, True: {"noten_declare": True}},
        rule="RIICHI-94",
        text=words("A ready hand may be kept hidden at a draw", "流局可不亮听牌", "流局可不亮聽牌", "ノーテン宣言"),
    ),
    # --- dealer and match
    Option(
        "length",
        "half",
        rule="RIICHI-16",
        choices={
            "half": {"rounds": 2, "round_winds": "ESWNESWN"},
            "east": {"rounds": 1, "round_winds": "ESWNESWN"},
            "full": {"rounds": 4, "round_winds": "ESWNESWN"},
            "east_north": {"rounds": 2, "round_winds": "ENESWNES"},
            "east_east": {"rounds": 2, "round_winds": "EE"},
        },
        text=words("Length of the match", "局数", "局數", "対局の長さ"),
    ),
    Option(
        "repeat",
        "ready",
        rule="RIICHI-102",
        choices={
            "ready": {"draw_rule": "stays_if_ready"},
            "win_only": {"draw_rule": "passes"},
        },
        text=words("The dealer stays when", "连庄条件", "連莊條件", "連荘の条件"),
    ),
    Option(
        "bust",
        True,
        choices={True: {"bust": True}, False: {"bust": False}},
        rule="RIICHI-104",
        text=words("A score below 0 ends the match", "击飞", "擊飛", "トビ終了"),
    ),
    Option(
        "extension",
        "sudden_death",
        rule="RIICHI-106",
        choices={
            "sudden_death": {"extension": "sudden_death"},
            "full_round": {"extension": "full_round"},
            "go_on": {"extension": "go_on"},
            "none": {"extension": "none"},
        },
        text=words("Extension when nobody has the target", "延长战", "延長戰", "西入"),
    ),
    Option(
        "all_last_stop",
        True,
        choices={True: {"all_last_stop": True}, False: {"all_last_stop": False}},
        rule="RIICHI-105",
        text=words("A leading dealer ends the last hand", "和了止", "和了止", "和了止め"),
    ),
    Option(
        "all_last_repeat",
        True,
        choices={True: {"all_last_repeat": True}, False: {"all_last_repeat": False}},
        rule="RIICHI-105",
        text=words("The dealer may repeat the last hand", "末局连庄", "末局連莊", "オーラスの連荘"),
    ),
    Option(
        "chombo_points",
        "mangan",
        choices={"mangan": {"chombo": "mangan"}, "final_score": {"chombo": "final_score"}},
        rule="RIICHI-111",
        text=words("Chombo", "错和", "錯和", "チョンボ"),
    ),
    # --- tokens
    Option(
        "yakitori",
        False,
        choices={False: {"yakitori": 0}, True: {"yakitori": 1000}},
        rule="RIICHI-6",
        text=words("Who wins no hand pays everybody", "烧鸟", "燒鳥", "焼き鳥"),
    ),
    Option(
        "chips",
        0,
        low=0,
        high=10000,
        into="chip_value",
        rule="RIICHI-6",
        text=words(
            "Points of a chip (0 none)", "每枚筹码点数（0 无）", "每枚籌碼點數（0 無）", "チップ1枚の点数（0 なし）"
        ),
    ),
    # --- set-up
    Option(
        "seat_draw",
        "wind_tiles",
        choices={
            "wind_tiles": {"seat_draw": "wind_tiles"},
            "random": {"seat_draw": "wind_tiles"},
            "choose": {"seat_draw": "as_they_come"},
            "free": {"seat_draw": "as_they_come"},
        },
        rule="RIICHI-8",
        text=words("Seats", "座位", "座位", "場所決め"),
    ),
    Option(
        "first_dealer",
        "two_throws",
        rule="RIICHI-12",
        choices={
            "two_throws": {"first_dealer_rule": "two_throws"},
            "one_throw": {"first_dealer_rule": "one_throw"},
            "east_drawer": {"first_dealer_rule": "east"},
        },
        text=words("First dealer", "起家", "起家", "起家の決め方"),
    ),
    Option(
        "break",
        "one_throw",
        rule="RIICHI-20",
        choices={
            "one_throw": {"break_rule": "sum"},
            "second_player_sum": {"break_rule": "second_sum"},
            "dealer_twice": {"break_rule": "twice"},
        },
        text=words("Dice for the break", "开门掷骰", "開門擲骰", "開門のサイコロ"),
    ),
    Option(
        "break_at",
        "after_d",
        choices={"after_d": {"break_shift": 0}, "before_d": {"break_shift": -1}},
        rule="RIICHI-21",
        text=words("The wall opens", "开门位置", "開門位置", "開門の位置"),
    ),
    Option(
        "dealer_deal",
        "jump",
        choices={"jump": {"deal_rule": "jump"}, "stack": {"deal_rule": "stack"}, "draw_14th": {"deal_rule": "draw"}},
        rule="RIICHI-24",
        text=words("The dealer's last tiles", "庄家末两张", "莊家末兩張", "親の最後の2枚"),
    ),
    Option(
        "clock",
        False,
        choices={False: {}, True: {"clock_first": 15, "clock_turn": 15, "clock_claim": 15}},
        rule="RIICHI-P13",
        text=words("15 seconds a decision", "每次限时15秒", "每次限時15秒", "持ち時間15秒"),
        group="dealer-and-match",
    ),
    Option(
        "match_minutes",
        0,
        choices={minutes: {"match_minutes": minutes} for minutes in (0, 60, 75, 90, 120)},
        rule="RIICHI-P13",
        text=words(
            "Minutes of a match (0: no limit)",
            "全场限时（分，0为不限）",
            "全場限時（分，0為不限）",
            "対局の制限時間（分、0は無制限）",
        ),
        group="dealer-and-match",
    ),
)
