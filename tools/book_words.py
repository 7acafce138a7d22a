"""The words by which a missing sentence shows: what an English rule names, its translation names somewhere.

One line for each thing: how English says it, how Chinese and Japanese may say it. A thing that only one language needs
to name, a pronoun or a verb of manner, does not belong here.
"""

import re

_LINES = r"""
discard|discards|discarded|discarder|discarding : 打|出|弃|棄|舍|捨|切|铳|炮|河|点|直杠|明杠|碰杠|枪|銃|荣|ロン|首张
throws?|thrown : 掷|擲|振|打|出|骰|サイ
dealer|dealers|banker : 庄|莊|荘|亲|親|起家|闲|子
self-draws?|self-drawn|own draws? : 自摸|摸|抓|ツモ|自己
chows?|chi|chower : 吃|顺|順|チー|上|平和|平胡
pungs?|pon|pongs?|punged : 碰|刻|ポン|坎|对|対|飘
kongs?|kan|konged : 杠|槓|カン|开花
flowers? : 花|季
walls? : 墙|牆|山|城|牌|海底|墩|码
replacements? : 补|補|替|岭|嶺|杠|花|换|代
wins?|winner|winners|winning|won : 和|胡|糊|赢|贏|勝|胜|あが|上が|ロン|ツモ|自摸|荣|听|叫|待|聴|食|炮|铳
ready|unready|tenpai : 听|叫|聴|聽|待|テンパイ|立直|リーチ|ノーテン|准备
dice|die : 骰|サイ|色子|掷|点|宝
concealed : 暗|门清|門清|门前|門前|不求|手|盖|扣|立|(?:不能|没有|不)[^。；]{0,5}碰
robbing|robbed|robs?|rob : 抢|搶|槍|补杠|加杠
pairs? : 对|対|将|將|雀|头|頭|眼|七|两|双|俩|単騎|单骑|吊|钓
pay|pays|paid|payer|payers|payment|payments : 付|赔|賠|给|給|收|支|出|輸|输|包|算|结|払|账|钱|分|得|交|罚|笔|受
liable|liability : 包|责|責|赔
options : 选|選|オプション|設定|设定|`|可
faces? down : 扣|背|盖|伏|裏|里|下|暗
counter-clockwise : 逆|反|順|顺
clockwise : 顺|順|時計|时
(?<!self-)drawn hands?|hand is drawn : 流|荒|黄|和局|平局|臭
seat|seats|seated : 座|位|坐|家|席|风|風|桌|正花
score|scores : 分|点|點|得|点数|积|番|计
rounds?|circles? : 圈|局|场|場|轮|巡|荘|庄|盘
faults?|penalty|penalties|penalised : 罚|罰|错|錯|误|規|犯|违|过|ペナル|チョンボ|失|反
previous player|left neighbour : 上|左
next player|right neighbour : 下|右|次
opposite : 对|対|対面
suits?|one-suit : 门|門|色|花|数|數|种|種|一|序|万|条|筒
honou?rs? : 字|风|風|箭|翻|不靠
terminals? : 幺|么|一|老|1|边|端|九
before : 前|先|未|之|早|尚|上|最|再|次|下|まで
after : 后|後|完|了|再|之|时|就|过|あと|のち|起|接|毕|次|以|下|随|刚|又|则|即
half|halved|halves : 半|½|0\.5|对折|折|混|減|平分|/2
rivers? : 河|海|打|洛|流
nobody|no one : 没人|没有人|无人|谁|都|不|誰|いな|なけれ|ない
frozen|locked : 锁|变|固|冻|定|動|ロック|改|变|換|换
jokers?|wild : 混|鬼|百搭|财神|赖|癞|会|宝|精|万能|钻|王|ジョーカー|赤|财
horses? : 马|馬
birds? : 鸟|鳥
chickens? : 鸡|鶏
indicators? : 指示|表示|翻
twice : 两|双|倍|二|再|2
last tiles?|last drawable|last four : 最|末|底|尾|海|河|尽|完|终|绝|オー
"""

NOT_ENGLISH = re.compile(
    r"\b(?:not|no|never|without|neither|nor|cannot|nobody|nothing|none|refused|forbidden)\b|n't\b", re.I
)
NOT_CJK = re.compile(
    "不|无|無|没|沒|非|未|免|禁|勿|莫|别|拒|空|除|な[いしくかけら]|ず|ません|だけ|限|のみ|缺|断|否|止|少|例外|而已|仅|只|〇|×|-|–|漏|过"
)


def _read(lines: str) -> list[tuple[str, re.Pattern[str], re.Pattern[str]]]:
    read = []
    for line in lines.strip().splitlines():
        english, _, other = line.partition(" : ")
        read.append(
            (
                re.sub(r"s?\?|\(.*?\)", "", english.split("|")[0]),
                re.compile(rf"\b(?:{english})\b", re.I),
                re.compile(other),
            )
        )
    return read


THINGS = [*_read(_LINES), ("not", NOT_ENGLISH, NOT_CJK)]


def unnamed(english: str, other: str) -> list[str]:
    """Return what the English text names and the other does not; a word left as it is counts as named."""
    found = [(name, said.search(english), told) for name, said, told in THINGS]
    return [name for name, word, told in found if word and not told.search(other) and word[0] not in other]


_NOT_ALONE = re.compile(r"\b(?:not|no|never|without|neither|cannot|nobody|nothing)\b|n't\b", re.I)
_ONE_LIST = re.compile(r"\bno [^.;:]{1,40}?(?:,| and| or)+ no\b", re.I)  # "no pung, no kong" may be said in one
_ONLY, _ONLY_SAID = (
    re.compile(r"\b(?:only|one|alone|except|unless|merely|but)\b", re.I),
    re.compile("只|仅|除|だけ|のみ|限"),
)
_NOT_SAID = {
    "zh-Hans": re.compile("不|没|無|无|未|非|免|别|勿|禁|莫|缺|少|断|否|零|空|拒|光|完|尽"),
    "ja": re.compile("な[いしくかけらど]|ず|ません|無|不|未|禁|非|ぬ|なき"),
}


def denials_lacking(language: str, english: str, other: str) -> int:
    """Return how many a "not" or "no" fewer a text has than the English one, whose list of them may be said in one."""
    denied = len(_NOT_ALONE.findall(_ONE_LIST.sub("no ", english)))
    spare = max(0, len(_ONLY_SAID.findall(other)) - len(_ONLY.findall(english)))  # "may not but" is 只能
    return 0 if denied > 2 else denied - len(_NOT_SAID[language].findall(other)) - spare


# Read by hand and right: what is told shortly, or names things by their own name. The whole line, so that nothing else
# of the rule is let through.
READ = {
    "hangzhou  HANGZHOU-19  short: 102 words in English, letters for 81 here: is a sentence missing?",
    "jiangnan  JIANGNAN-10  short: 89 words in English, letters for 71 here: is a sentence missing?",
    'nanjing  NANJING-28  unnamed: English says "not" or "no" more often',
    'nanchang  NANCHANG-33  unnamed: English says "not" or "no" more often',
    "common  COMMON-10  numbers: lacking 2",
    "guangdong_folk  GUANGDONG_FOLK-5  short: 15 words in English, letters for 10 here: is a sentence missing?",
    "guizhou  GUIZHOU-47  short: 14 words in English, letters for 9 here: is a sentence missing?",
    "nanning  NANNING-9  short: 28 words in English, letters for 18 here: is a sentence missing?",
    "tianjin  TIANJIN-40  unnamed: English names suit, not",
    "tianjin  TIANJIN-44  short: 30 words in English, letters for 17 here: is a sentence missing?",
    "common  COMMON-4  short: 57 words in English, letters for 34 here: is a sentence missing?",
    "riichi  RIICHI-F-pinfu  numbers: column condition: lacking 2",
}
