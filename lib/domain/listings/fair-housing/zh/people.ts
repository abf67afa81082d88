import type { PeopleWords } from '../vocabulary/protected-class';
import { peopleIn } from '../vocabulary/rows';
import { creed, incomes, jobs, origin, race } from './words';

type Reasons = PeopleWords['reasons'];
const all: Reasons = ['excludes', 'prefers', 'steers'];
const chosen: Reasons = ['excludes', 'prefers'];
const people = peopleIn('zh');
const minors =
  '孩子|小孩|小孩子|儿童|婴儿|婴幼儿|宝宝|幼儿|小朋友|未成年人?|新生儿|学龄|带娃|有娃|带孩|有孩|孕妇|怀孕|多子女|子女|小娃|熊孩子|青少年|单亲|大家庭|一家几口|拖家带口|家庭(?!厅|房|间|影院|办公|式|住宅|别墅|屋|浴|娱乐)';

export const chinesePeople: readonly PeopleWords[] = [
  people('race', all, race),
  people('national-origin', all, `(?:${origin})(?!超市|餐馆|社区中心)`),
  people('religion', all, `(?:${creed})`),
  people(
    'sex',
    chosen,
    '女生|男生|女性|男性|女士|男士|先生|女孩|男孩|女子|男子|小姐|单身女|单身男|女租客|男租客|女房客|男房客|男的|女的|男人|女人|太太|阿姨|美女',
  ),
  people('familial-status', all, minors),
  people(
    'marital-status',
    all,
    '单身|已婚|未婚|离婚|离异|离过婚|夫妻|夫妇|情侣|同居|丧偶|寡妇|结婚|小两口|新婚|单身汉|结婚证|婚姻',
  ),
  people(
    'age',
    all,
    '老人(?!中心)|长者(?!中心)|年轻人|老年人|老人家|老头|老太|年长|高龄|年纪大|上了年纪|退休|中老年|年轻|大学生|[二三四五六七八九两]十(?:多|几|[一二三四五六七八九])?岁|[2-9]\\d岁|岁以上|岁以下|年龄',
  ),
  people(
    'disability',
    all,
    '残疾人?士?|残障人?士?|轮椅|盲人|聋人?|聋哑|精神病人?|精神疾病|精神问题|自闭症?|抑郁症?|艾滋病?|残废|行动不便|瘸|拐杖|智障|心理疾病|病人|传染病|吸毒|戒毒|酗酒|癌症|重病|坐轮椅|瘫痪|乙肝|身体不好',
  ),
  people('disability', ['excludes'], '服务犬|服务性动物|导盲犬|情感支持动物|辅助犬'),
  people(
    'sexual-orientation',
    all,
    '同性恋|同性伴侣|同性|同志|男同|女同|拉拉|(?<![a-z])(?:gays?|lgbt)|双性恋|出柜|基佬',
  ),
  people('gender-identity', all, '变性人?|跨性别者?|跨性别人士|人妖|变装|易装|非二元|男扮女装|娘娘腔'),
  people(
    'immigration-status',
    all,
    '绿卡|公民(?!街)|移民|非法移民|无证|偷渡|难民|没身份|无身份|有身份|合法身份|移民身份|身份合法|没有身份|黑户|黑工|庇护|签证|居留|身份(?!证)|留学签|工卡|外来人口',
  ),
  people(
    'criminal-record',
    all,
    '犯罪记录|犯罪|案底|前科|坐过牢|坐牢|刑满|服刑|被捕|逮捕|犯过罪|罪犯|刑事|进过监狱|监狱|假释|缓刑|蹲过|出狱|有记录的',
  ),
  people('source-of-income', ['excludes'], incomes),
  people(
    'source-of-income',
    ['prefers'],
    '正当工作|稳定工作|固定工作|全职工作|正职|工资单|薪水|报税收入|上班收入|有工作|w-?2|在职|受雇',
  ),
  people(
    'source-of-income',
    ['steers'],
    '(?:拿|领|用|吃)(?:政府)?(?:补助|福利|房券|第八|第8|section ?8|救济|券)[^，。]{0,3}',
  ),
  people('military-status', all, '军人|退伍|现役|当兵|老兵|军属|军官|士兵|国民警卫队|服役'),
  people('domestic-violence', all, '家暴|家庭暴力|受虐|保护令|庇护所|收容所|被打的|虐待|施暴|限制令'),
  people('occupation', chosen, jobs),
];
