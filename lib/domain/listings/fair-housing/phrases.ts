/**
 * Common English and Spanish phrases that state a preference or limitation about residents, by protected
 * ground. Sources: 42 U.S.C. 3604(c), Executive Law § 296(5). Each pattern matches whole words of folded
 * text: no accents, spaces for hyphens inside words, straight apostrophes.
 */
const origins =
  'white|black|african|african american|hispanic|latin[oax]|asian|arab|caribbean|caucasian|albanian|bengali|chinese|colombian|cuban|dominican|ecuadorian|filipino|german|greek|guyanese|haitian|indian|irish|israeli|italian|jamaican|japanese|korean|mexican|pakistani|polish|puerto rican|russian|turkish|ukrainian|vietnamese|american born';
const originPlurals =
  'whites|blacks|africans|african americans|hispanics|latin[oax]s|asians|arabs|caucasians|dominicans|haitians|jamaicans|mexicans|puerto ricans|russians|koreans|pakistanis';
const creeds =
  'christian|catholic|protestant|evangelical|jewish|orthodox|hasidic|muslim|islamic|hindu|buddhist|mormon|religious';
const creedPlurals = 'christians|catholics|protestants|jews|muslims|hindus|buddhists|mormons|atheists';
/**
 * Excludes the home's features ("black owner's bath", "white family room") and work that owners did
 * ("German owners restored").
 */
const owners =
  "owners?(?!'?s?'? (?:bath(?:room)?|suite|bedroom|room|closet|entrance|quarters|unit|apartment|manual)s?)(?! (?:have |has |had )?(?:kept|keep|built|added|restored|renovated|remodeled|maintained|installed|updated|replaced|planted|lived|left))";
const family = 'family(?! (?:room|kitchen|bath|bathroom|area|entrance|size|sized))';
const persons = `people|persons?|families|${family}|couples?|buyers?|${owners}|tenants?|renters?|applicants?|residents?`;
const places = 'neighbou?rhood|community|area(?! (?:rugs?|carpets?|lamps?|lights?))';
const sharedSpaces =
  'rooms?|cent(?:er|re)|gardens?|pool|hall|space|kitchen|laundry|gym|clubhouse|living|dining|lounge|patio|deck';
const languages = 'english|spanish|chinese|russian|polish|italian|korean|arabic|creole|yiddish';
const households =
  'families|family|couples?|singles?|bachelors?|retirees|seniors|professionals|students|newlyweds|empty nesters?|christians|catholics|jews|muslims';
const minors = 'kids|child|children|infants|toddlers|babies|minors|teenagers';
const sexes = 'males?|females?|men|women|ladies|gentlem[ae]n|lady';
const disabled = 'disabled|handicapped|mentally ill|wheelchair users?';
/** Excludes facts about the building, such as "no wheelchair ramp". */
const notAFeature = '(?! (?:access|accessible|ramps?|lifts?|entrance|parking|bathroom))';
const citizens = '(?:(?:u\\.? ?s\\.?|united states|american) )?citizens?(?! bank| street| avenue)';
const refused =
  "(?: ?,? ?(?:is|are|will be|be))?(?: not|n't| never) (?:be )?(?:accepted|welcome|allowed|considered|taken|approved|wanted|eligible|permitted|ok|okay)";

/** Lawful sources of income: Executive Law § 292(36). */
const incomes = `(?:${[
  '(?:section|sect?\\.?|§|seccion|plan) ?(?:8|eight|viii|ocho)(?: (?:vouchers?|tenants?|holders?|applicants?))?',
  's8|hcv|hasa|ssi|ssdi|welfare|programs|programas|(?:city)? ?fheps|hud vash',
  '(?:housing )?(?:choice )?vouchers?(?: (?:tenants?|holders?|recipients?))?',
  '(?:rental|rent|housing|public|government|cash) (?:assistance|subsid(?:y|ies)|aid|programs?)',
  'hud (?:vouchers?|tenants?|holders?|recipients?|applicants?|programs?|assistance|subsid(?:y|ies))',
  'vales?(?: de vivienda)?|cupones|asistencia(?: publica)?|ayuda del gobierno',
].join('|')})`;
const refusing = `(?:${[
  'no|not|without|zero|sin|never rent(?:ed)? to',
  "(?:do|does|will|can) ?not (?:accept|take|allow|want|rent to)|(?:don't|doesn't|won't|can't) (?:accept|take|allow|want|rent to)",
  'not (?:accepting|taking|approved for|eligible for|set up for)',
  'no (?:se )?(?:acepta|aceptan|aceptamos|permiten?|permitimos|admiten?|toman?|tomamos|recibimos)',
].join('|')})(?: an?| any)?`;

/** Ends a refusal such as "Sec8 no", but does not match "Section 8, No. 12" or "Section 8 no problem". */
const atEnd = '(?= ?(?:[,;:!?)|]|\\.(?! ?\\d)|$)| (?:please|thanks|thank you|gracias))';

export const forbiddenPhrases: readonly (readonly [ground: string, source: string])[] = [
  ['familial status', `no (?:${minors}|large families|single (?:mothers|parents))(?!')`],
  ['familial status', `(?:${minors})${refused}|not (?:suitable|suited|ideal|appropriate) for (?:${minors})`],
  [
    'familial status',
    '(?:adults?|singles|couples) (?:only|preferred)|only adults|(?:kid|child) free|childless',
  ],
  ['familial status', 'no (?:se (?:aceptan?|permiten?) )?(?:ninos|menores|hijos)|sin (?:ninos|hijos)'],
  [
    'familial status',
    'solo(?:mente)? (?:adultos|parejas|solteros)|(?:adultos|parejas) (?:solamente|unicamente)',
  ],
  [
    'familial status or age',
    `(?:perfect|ideal|great|best|suited|suitable) for (?:an? )?(?:young |growing |small |large )?(?:${households})`,
  ],
  [
    'familial status or age',
    'young (?:people|professionals|couples|families|tenants|buyers) (?:only|preferred)',
  ],
  [
    'familial status or age',
    '(?:ideal|perfect[oa]) para (?:una? )?(?:familias?|parejas?|solteros?|jubilados|profesionales|estudiantes)',
  ],
  ['age', 'empty nesters?|bachelor pad|mature (?:person|people|adults?|tenants?|buyers?)|no seniors'],
  ['creed', `(?:${creeds}) (?:home|${persons}|${places})|no (?:${creedPlurals})`],
  ['creed', `(?:${creedPlurals}) (?:only|preferred|welcome)|only (?:${creedPlurals})`],
  ['creed', '(?:comunidad|familias?|barrio|zona|hogar) (?:cristian|catolic|judi|musulman)(?:[oa]s?|es)?'],
  ['creed', '(?:no|solo) (?:judios|musulmanes|cristianos|catolicos)'],
  ['race or national origin', `(?:${origins}) (?:${persons}|${places})`],
  ['race or national origin', `integrated (?:${persons}|(?:${places})(?! (?:${sharedSpaces})))`],
  ['race or national origin', `(?:no|only) (?:${originPlurals})|(?:${originPlurals}) (?:only|preferred)`],
  [
    'race or national origin',
    '(?:comunidad|familias?|barrio|vecindario|zona) (?:blanc|negr|latin|hispan|asiatic)[oa]s?',
  ],
  ['race or national origin', '(?:no|solo) (?:negros|blancos|latinos|hispanos|mexicanos|dominicanos|chinos)'],
  ['race or national origin', `(?:spanish|chinese|russian|polish|italian|korean) speaking (?:${persons})`],
  [
    'race or national origin',
    `(?:${languages}) speakers? (?:only|preferred|wanted|required)|(?:only|no|no non) (?:${languages}) speakers?`,
  ],
  [
    'national origin or immigration status',
    `(?:must be|only|no non|should be) (?:an? )?${citizens}|${citizens} (?:only|preferred)|citizenship (?:is )?required`,
  ],
  [
    'national origin or immigration status',
    'proof of citizenship|green cards? (?:only|required)|(?:legal|permanent) residents only|american born',
  ],
  [
    'national origin or immigration status',
    'no (?:immigrants|foreigners|aliens|refugees|undocumented|illegals)',
  ],
  ['national origin or immigration status', 'english speaking|must speak english|(?:que )?hablen? ingles'],
  [
    'national origin or immigration status',
    '(?:solo|debe ser|deben ser) ciudadan[oa]s?|ciudadanos (?:solamente|unicamente)|ciudadania requerida|con papeles',
  ],
  ['national origin or immigration status', '(?:no|sin) (?:inmigrantes|indocumentados|extranjeros|ilegales)'],
  ['disability', `able bodied|no (?:wheelchairs?|${disabled})${notAFeature}|no discapacitados`],
  ['disability', `not (?:suitable|suited) for (?:the )?(?:${disabled})`],
  ['disability', 'no (?:service|assistance|emotional support) (?:animals?|dogs?)|no animales de servicio'],
  [
    'sex',
    `(?:${sexes}) (?:(?:tenants?|buyers?) )?(?:only|preferred|wanted)|no (?:men|women)|solo (?:mujeres|hombres)`,
  ],
  ['marital status', 'married (?:couples?|people|persons?) (?:only|preferred)|no unmarried'],
  [
    'sexual orientation',
    '(?:straight|traditional|gay|lesbian) (?:famil(?:y|ies)|couples?|neighbou?rhood|people)',
  ],
  ['lawful source of income', `${refusing} ${incomes}(?! (?:of|de))`],
  [
    'lawful source of income',
    `${incomes}(?:${refused}| (?:declined|refused|prohibited|excluded)| need not apply| ?[:=?] ?no)`,
  ],
  ['lawful source of income', `${incomes} ?,? ?no${atEnd}`],
  ['lawful source of income', `${refusing} hud ?(?:,|&|or|nor|and)? ?(?:${refusing} )?${incomes}`],
  [
    'lawful source of income',
    `${refusing} hud(?= ?(?:[.;!)|]|$)| (?:please|thanks))|hud(?: is| are)? not (?:accepted|welcome|taken)`,
  ],
  ['lawful source of income', `${incomes} no (?:se )?(?:acepta|aceptan|permite|permiten|admite|admiten)`],
  [
    'lawful source of income',
    `(?:employed|working) (?:${persons}|professionals) (?:only|preferred)|must be employed`,
  ],
  ['arrest or conviction record', 'no (?:felons|criminal (?:record|history|background)|ex ?cons)'],
];

const kin =
  'kids?|child(?:ren)?|daughters?|sons?|bab(?:y|ies)|toddlers?|twins|grand(?:kids|children|parents)';
const notAStreet = '(?! (?:street|st|avenue|ave|road|rd|lane|place|hill))';

/**
 * Words in which buyers tell a seller about themselves or their household ("love letters"). A seller who
 * chooses by them discriminates: 42 U.S.C. 3604(a), Executive Law § 296(5).
 */
export const personalPhrases: readonly (readonly [ground: string, source: string])[] = [
  [
    'familial status',
    `(?:my|our|raise|raising)(?: own| new| growing| young| little| two| three| four| five)*(?: an?)? (?:${kin}|${family})(?! (?:house|home|dwelling|unit))`,
  ],
  [
    'familial status',
    `(?:growing|young|large) famil(?:y|ies)|(?:start|starting) a family|the (?:${kin})|pregnan(?:t|cy)`,
  ],
  ['familial status', 'single (?:moms?|mothers?|dads?|fathers?|parents?)'],
  [
    'marital status',
    '(?:my|our) (?:wife|husband|spouse|fiancee?|wedding|marriage)|newlyweds?|(?:just|recently|newly|getting) married|divorced?|widow(?:er|ed)?',
  ],
  [
    'creed',
    `(?:church|synagogue|temple|mosque|parish)(?:es|s)?${notAStreet}|shul|congregation|pray(?:s|ed|ers?|ing)?|god|bless(?:ed|ings?)?|(?<!good )faith|${creeds}|${creedPlurals}`,
  ],
  [
    'race or national origin',
    `(?:as|i am|we are|i'm|we're) (?:an? )?(?:${origins})|(?:my|our) (?:native|home) (?:country|language)|immigra(?:nts?|ted)|refugees?`,
  ],
  [
    'age',
    "(?:young|elderly|older|retired) (?:couple|person|people|parents?|buyers?)|retirees?|(?:i am|we are|i'm|we're) retired",
  ],
  ['disability', `${disabled}|(?:my|our) (?:disabilit(?:y|ies)|illness)|service (?:animal|dog)s?`],
  [
    'military status',
    'veterans?|active duty|(?:served|serving) in the (?:army|navy|marines|air force|military)',
  ],
  ['sexual orientation or gender identity', 'same sex|gay|lesbian|queer|transgender'],
  ['lawful source of income', 'housing vouchers?|section 8|(?:disability|social security) benefits'],
];

/**
 * Age limits, lawful only for housing for older persons: 42 U.S.C. 3607(b), Executive Law § 296(5)(a).
 * Excludes measurements such as "55+ acres".
 */
export const agePhrases: readonly string[] = [
  '(?:55|62|fifty five|sixty two) ?(?:\\+|plus|and (?:over|older|up)|or (?:over|older)|years? (?:of age )?(?:and|or) (?:over|older))(?! (?:years? old|acres?|f(?:ee)?t|sq|square|miles?|spaces|minutes?|photos|street|avenue))',
  '(?:over|must be|ages?) (?:55|62)(?![,.]\\d)(?! (?:feet|ft|acres?|photos|sq|square|miles?|minutes?))',
  'age (?:restricted|qualified)|active adults?|adult (?:community|living|complex)',
  'senior (?:community|housing|living|building|residence)|retirement community|housing for older persons',
  'mayores de (?:55|62)|(?:55|62) anos o mas',
];
