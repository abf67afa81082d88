import { group, inOrder, oneOf } from '../vocabulary/patterns';
/** Parts of the English patterns. */
export const persons = inOrder(
  group(
    'people|persons?|folks?|famil(?:y|ies)|couples?|buyers?|owners?|tenants?|renters?|applicants?',
    'residents?|neighbou?rs?|households?|kids|child(?:ren)?|boys?|girls?|m[ae]n|wom[ae]n|guys?',
    'ladies|lad(?:y|s)|individuals?|occupants?|roommates?|students?|visitors?|guests?|boyfriends?',
    'bloods?|voters?|professionals?|crowds?|parents?|moms?|mothers?|dads?|fathers?|homebuyers?',
    'purchasers?|newcomers?|candidates?|party|parties',
  ),
  '(?!',
  "'?s?'? ",
  group('bath(?:room)?|suite|bedroom|room|closet|entrance|quarters|unit|apartment|manual'),
  's?(?![a-z]))',
);

/** Not the work that owners did, such as "German owners restored". */
export const notTheirWork =
  '(?! (?:have |has |had )?(?:kept|keep|built|added|restored|renovated|remodeled|maintained|installed|updated|replaced|planted|lived|left)(?![a-z]))';

export const places =
  '(?:neighbou?rhoods?|communit(?:y|ies)|enclaves?|ghettos?|parts? of town|districts?|areas?)';

export const colors = oneOf(
  'white|black|brown|asian|hispanic|latin[oax]|latine|african american|afro american|african',
  'caucasian|arab|native american|colou?red|dark skinned|light skinned|fair skinned|non white',
  'biracial|mixed race|minority|oriental|anglo',
);

export const origins = oneOf(
  'albanian|american born|americans?|arabic|bangladeshi|bengali|brazilian|british|canadian',
  'caribbean|chinese|colombian|cuban|dominican|east indian|ecuador(?:i?an|ean)|egyptian',
  'ethiopian|european|filipino|foreign|french|ghanaian|german|greek|guatemalan|guyanese|haitian',
  'honduran|indian|iranian|iraqi|irish|israeli|italian|jamaican|japanese|korean|lebanese',
  'mexican|middle eastern|moroccan|nepali|nigerian|pakistani|palestinian|persian|peruvian',
  'polish|portuguese|puerto rican|romanian|russian|salvadoran|senegalese|south asian|spanish',
  'swedish|syrian|taiwanese|tibetan|trinidadian|turkish|ukrainian|uzbek|venezuelan|vietnamese',
  'west indian|yemeni',
);

export const originPlurals = oneOf(
  'albanians|bangladeshis|bengalis|brazilians|colombians|cubans|dominicans|ecuador(?:i?an|ean)s',
  'egyptians|ethiopians|filipinos|foreigners|ghanaians|germans|greeks|guatemalans|haitians',
  'hondurans|indians|iranians|iraqis|israelis|italians|jamaicans|koreans|mexicans',
  'middle easterners|moroccans|nepalis|nigerians|pakistanis|palestinians|peruvians|polacks?',
  'puerto ricans|romanians|russians|salvadorans|syrians|trinidadians|turks|ukrainians|uzbeks',
  'venezuelans|west indians|westerners|yemenis|gypsies|africans',
);

export const countries = oneOf(
  'mexico|china|india|poland|italy|ireland|germany|greece|russia|ukraine|korea|japan|vietnam',
  'haiti|jamaica|cuba|the dominican republic|puerto rico|ecuador|colombia|peru|brazil|guyana',
  'trinidad|bangladesh|pakistan|iran|iraq|syria|egypt|israel|lebanon|nigeria|ghana|senegal',
  'ethiopia|morocco|albania|romania|portugal|spain|france|england|scotland|turkey|uzbekistan',
  'venezuela|honduras|guatemala|el salvador|the philippines|taiwan|hong kong|nepal|tibet|yemen',
  'africa|asia|europe|latin america|the caribbean|the middle east|another country|overseas',
  'abroad',
);

export const creeds = oneOf(
  'christian|catholic|protestant|evangelical|born again|pentecostal|baptist|lutheran|methodist',
  'jewish|hasidic|chasidic|haredi|orthodox|frum|observant|muslim|moslem|islamic|hindu|buddhist',
  'sikh|mormon|atheist|amish|quaker|religious|non religious|church ?going|god fearing',
  'god loving|devout|pious',
);

export const creedPlurals = oneOf(
  'christians|catholics|protestants|evangelicals|baptists|pentecostals|lutherans|methodists',
  'jews|hasidim|hasids|chasidim|muslims|moslems|hindus|buddhists|sikhs|mormons|atheists|quakers',
  "non believers|believers|churchgoers|shul ?goers|jehovah?'?s? witnesses|infidels|pagans",
  'heathens',
);

export const minors = inOrder(
  group(
    'kids?|child(?:ren)?|infants?|bab(?:y|ies)|toddlers?|teens?|teenagers?|minors|newborns?',
    'little ones|youngsters|rug ?rats|school ?age(?:d)?|strollers|dependents|grandkids',
    'grandchildren|brats?',
  ),
  "(?!'s?[ .,])",
);

export const tens =
  '(?:[2-9]\\d|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (?:one|two|three|four|five|six|seven|eight|nine))?';

export const lawyers = 'attorneys?|lawyers?';

export const jobs = oneOf(
  'musicians?|actors?|actresses|artists?|performers?|dancers?|police(?: officers?|men)?|cops?',
  'firefighters?|journalists?|reporters?|politicians?|diplomats?|taxi drivers?|cab drivers?',
  'uber drivers?|truckers?|truck drivers?|waiters?|waitresses|bartenders?|nurses|doctors',
  'physicians|teachers|students|professors|construction workers?|restaurant workers?',
  'sex workers?|strippers?|day laborers?|laborers?|delivery (?:workers?|drivers?)',
  'street vendors?|freelancers?|gig workers?|entertainers?|models|bankers?|executives?',
  'wall street(?:ers)?|blue collar(?: workers?)?|white collar(?: workers?)?',
  'correction officers?|home health aides|nannies|domestic workers?|bouncers?',
);

/** Lawful sources of income: Executive Law § 292(36). */
export const incomes = `(?:${[
  '(?:section|sect?\\.?|§|seccion|plan) ?(?:8|eight|viii|ocho)',
  's8|sec8|hcv|hasa|ssi|ssdi|snap|tanf|welfare|programs|programas|(?:city)? ?fheps|eeap|hud vash|nycha vouchers?',
  '(?:housing )?(?:choice )?vouchers?',
  '(?:rental|rent|housing|public|government|govt|cash|social|state|city) (?:assistance|subsid(?:y|ies)|aid|benefits|programs?|help)',
  'hud (?:vouchers?|tenants?|holders?|recipients?|applicants?|programs?|assistance|subsid(?:y|ies))',
  oneOf(
    'subsid(?:y|ies|ized (?:tenants?|renters?|housing))|food stamps|child support|alimony',
    'unemployment(?: benefits| checks)?|benefits|social security(?: income| checks?)?',
    'disability (?:income|benefits|checks?|payments)|foster care payments',
  ),
  'vales?(?: de vivienda)?|cupones|asistencia(?: publica)?|ayuda del gobierno',
].join(
  '|',
)})(?: (?:vouchers?|tenants?|holders?|recipients?|applicants?|people|families|renters?|households?))?`;
