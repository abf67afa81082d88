import { group, inOrder } from './vocabulary/patterns';
import type { PeopleWords, PhraseLanguage } from './vocabulary/protected-class';

type CueReason = PeopleWords['reasons'][number];
/** What stands right before or right after words about people. Sources match folded text. */
export interface Cue {
  readonly before: string;
  readonly after: string;
}

const words = (most: number): string => `(?::? (?!(?:but|except|unless|other|only) )[a-z0-9'%]+){0,${most}}`;

const english: Readonly<Record<CueReason, Cue>> = {
  excludes: {
    before: inOrder(
      group(
        'no|zero|without|nor|never|nobody|no one|none|neither|not(?! only| limited| mind| just)',
        "cannot|(?:do|does|did|wo|ca|is|are|should|would|could|must)n'?t(?! mind)|refus[a-z]*",
        'reject[a-z]*|exclud[a-z]*|avoid[a-z]*|ban(?:s|ned)?|bars|barr(?:ed|ing)',
        'keep[a-z]* (?:out|away)|turn[a-z]* (?:down|away)|rid of|rather not|dislik[a-z]*|hates?',
        'tired of|sick of|free (?:of|from)|skip[a-z]*|declin[a-z]*|discourag[a-z]*',
        'rul(?:e|es|ing) out|off limits (?:to|for)',
        '(?:screen|weed|filter)[a-z]* out|den(?:y|ies)|clear of|(?:far|away) from|instead of',
        'rather than|objects? to|prevent[a-z]*|evict[a-z]*|disqualif[a-z]*|nothing against',
        "no(?: [a-z0-9']+,?){1,5} (?:or|nor)|wary of|problems? with",
        '(?:extra|more|surcharge|deposit|fee|charged?|rent|month) (?:for|per|applies to|if you have)',
      ),
      words(6),
    ),
    after: inOrder(
      "(?:,? [a-z0-9'-]+){0,8}[:,]? ",
      group(
        "not|cannot|(?:is|are|do|does|wo|ca|would|should|need|must)n'?t|never",
        'no(?! problem| issue| extra|\\.? ?\\d)|prohibited|forbidden|excluded|unwelcome|rejected',
        'refused|declined|denied|discouraged|banned|barred|ineligible|disqualif[a-z]+|elsewhere',
        '(?:keep|stay) (?:away|out)|turned (?:down|away)|(?:(?:is|are|be) (?:a |the )?)problem',
        'deal ?breaker|(?:please )?pass(?: on)?|keep looking|bother|wast(?:e|es|ing) (?:their|your|our|my|his|her) time',
        "don't even|look elsewhere|find (?:somewhere|another)|stay home|dismissed|ignored",
        'pay (?:more|extra|double)|extra|must leave|better off|keep (?:scrolling|walking|moving)|elsewhere',
        'should (?:look|try|consider|find|go)|(?:please )?(?:respect|understand|consider|try) (?:the|that|another|other|our|somewhere|a bigger|elsewhere)',
      ),
    ),
  },
  prefers: {
    before: inOrder(
      group(
        'only(?! \\d)|exclusively|strictly|solely|prefer(?!red lender)[a-z]*|seek(?:s|ing)?',
        'look(?:ing|s)? for|search(?:ing)? for|wants?|wanted|wish(?:es|ing)|hop(?:es?|ing) for',
        '(?:ideal|perfect)(?:ly)?(?: [a-z]+){0,3} (?:for|to)',
        '(?:great|best|good|right)(?: [a-z]+){0,2} for',
        inOrder(
          group(
            'made|meant|built|fit|dream|intended|reserved|building|house|home|place|apartment|community',
            'floor|unit|property',
          ),
          ' for',
        ),
        'suit(?:s|ed|able)?(?: for| to| best)?|geared (?:to|towards?|for)|design(?:ed)? (?:for|with)',
        'tailored (?:to|for)|(?:restricted|limited) to|cater[a-z]* to|aimed at|target[a-z]*',
        '(?:must|should|needs? to|ha(?:s|ve) to) be|priority (?:to|for)|favou?r(?:s|ing|ed)?',
        'discounts? (?:for|to)',
        '(?:rent|sell|lease|go|sold|rented|leased)(?:e?s|ing)?(?: [a-z]+){0,2} to|calling all',
        "would love|likes? (?:to see|having|the idea of)|love to see|(?:would|'d) like|favors|(?:offer(?:ed)?|shown?|open|available|goes?|going) (?:first |only )*to",
      ),
      words(4),
    ),
    after: inOrder(
      "(?: [a-z0-9']+){0,2} ",
      group(
        'only|preferred|exclusively|wanted|sought|required|desired|encouraged|a must|ideal|apply',
        '(?:get|gets|given|have|has|receive|receives) (?:the )?(?:first |top )?(?:priority|preference|pick|look|dibs|choice|crack|shot)|(?:a )?plus|(?:come|go) (?:first|last)',
      ),
    ),
  },
  steers: {
    before: inOrder(
      group(
        'how many|any|lots? of|many|(?:percentage|percent|share|number|amount|proportion) of|full of',
        'fewer|fewest|too many|more|most|mostly|mainly|majority|predominantly|primarily|surrounded by',
        '(?:are|is|be) there|there be|overrun (?:by|with)|among|next to|around|near|do|does',
        'are the [a-z]+|is (?:this|it) an?|is the [a-z]+|where',
      ),
      group(
        inOrder(
          ' ',
          group(
            'of|the|an?|other|young|small|little|noisy|loud|screaming|families|people|with|and|or|lots?',
            'more|any|many|mostly',
          ),
        ),
      ),
      '{0,4}',
    ),
    after: inOrder(
      group(
        inOrder(
          ' ',
          group(
            'families|people|kids|children|tenants|who|that|also|actually|and|or|still|already|now|were',
            'will|be',
          ),
        ),
      ),
      '{0,2} ',
      group(
        'live|lives|living|reside|residing|mov(?:e|es|ing|ed) in|next door|upstairs|downstairs|above',
        'below|on (?:the|this|that) (?:block|street|floor)',
        'in (?:the|that|this) (?:building|block|neighborhood|area|complex|house|schools?|district)',
        'around (?:here|there)|hanging (?:out|around)|nearby|running',
      ),
    ),
  },
};

const palabras = (most: number): string =>
  `(?::? (?!(?:pero|salvo|excepto|solo|sino) )[a-z0-9'%]+){0,${most}}`;

const spanish: Readonly<Record<CueReason, Cue>> = {
  excludes: {
    before: inOrder(
      group(
        'quien(?:es)? (?:tenga|sea|este|reciba|venga|traiga|pague)[n]?|(?:los|las) que (?:sean|tengan|reciba?e?n|vengan|traigan|paguen|viven|usen|sean)',
        'no|ni|sin|nada de|nunca|jamas|tampoco|cero|prohibid[oa]s?|rechaz[a-z]*|evit[a-z]*|lejos de',
        'fuera|excluy[a-z]*|neg[a-z]*(?:me|se|rme|rse)|nieg[a-z]*|descart[a-z]*|abstenganse',
        'abstenerse|libre de|en vez de|odi[a-z]*|molest[a-z]*',
        '(?:recargo|cargo|deposito|extra|mas) por|cobr[a-z]*',
      ),
      palabras(6),
    ),
    after: inOrder(
      "(?:,? [a-z0-9']+){0,4},? ",
      group(
        'no(?! problem| issue| extra|\\.? ?\\d)|abstenerse|abstenganse|prohibid[oa]s?|excluid[oa]s?',
        'descalific[a-z]+|no califica[n]?|que (?:busquen?|miren?|vayan?)|mejor (?:busquen?|no|vayan?)|busquen?|consideren|rechazad[oa]s?|favor de no|fuera|nunca|ni|no llam[a-z]+|busquen otr[oa]|sera rechazad[oa]',
        'seran rechazad[oa]s|pagan? (?:mas|extra)',
      ),
    ),
  },
  prefers: {
    before: inOrder(
      group(
        'sol[oa](?:mente)?|unicamente|exclusiv[oa](?:mente)?s?|prefer[a-z]*|prefier[a-z]*|buscamos',
        'busco|se busca[n]?|busca[n]?|ideal(?:es)?(?: [a-z]+){0,2} para',
        'perfect[oa]s?(?: [a-z]+){0,2} para|pensad[oa] para|hech[oa] para|excelente para|mejor para',
        'dirigid[oa] a|reservad[oa]s? (?:a|para)|limitad[oa] a|apt[oa] para|adecuad[oa] para',
        '(?:tienen?|debe[n]?|deberan?|ha[n]? de|hay) (?:que )?(?:ser|tener|presentar)|requis[a-z]*',
        'se requiere[n]?|exig[a-z]*|se exige|sean|prioridad (?:a|para)',
        '(?:alquil|rent|vend)[a-z]*(?: [a-z]+){0,2} a',
      ),
      palabras(4),
    ),
    after: inOrder(
      "(?: [a-z0-9']+){0,2} ",
      group(
        'solamente|unicamente|solo|exclusivamente|preferid[oa]s?|preferible(?:mente)?|de preferencia',
        'tienen? (?:prioridad|preferencia)|requerid[oa]s?|obligatori[oa]',
      ),
    ),
  },
  steers: {
    before: inOrder(
      group(
        'tod[oa]s|somos|cuant[oa]s|hay|much[oa]s|mas|menos|demasiad[oa]s|mayoria(?: de)?|(?:son|es|viven)|pur[oa]s',
        'llen[oa] de|rodead[oa] de|porcentaje de|entre|con|cerca de',
      ),
      group(
        inOrder(
          ' ',
          group(
            'de|los|las|la|el|gente|familias|otr[oa]s|tant[oa]s|much[oa]s|pur[oa]s|vecin[oa]s|mas|un|una',
          ),
        ),
      ),
      '{0,4}',
    ),
    after: inOrder(
      '(?: [a-z]+){0,2} ',
      group(
        'viven|vive|viviendo|vivan|al lado|arriba|abajo',
        inOrder(
          'en (?:el|la|ese|esa|este|esta) ',
          group('edificio|cuadra|barrio|zona|area|calle|vecindario|bloque|escuela'),
        ),
      ),
    ),
  },
};

const near = (most: number): string => `[^。！？；.!?;\\n]{0,${most}}`;

/** Not the middle of a question such as "要不要". */
const no = '不(?!(?<=(\\p{Script=Han})不)\\1|限|论|分|含|包|动产|错|到|少|远|仅|只)';

const chinese: Readonly<Record<CueReason, Cue>> = {
  excludes: {
    before: `(?:${no}|谢绝|拒绝|勿|免谈|恕|禁止|(?<!有)没有|(?<!有)没|无(?!障碍|论|需)|非|排除|远离|避开|避免|讨厌|怕|少|别|除了|加收|多收|押金)${near(10)}`,
    after: `${near(10)}(?:${no}|谢绝|拒绝|拒租|勿|免谈|免问|免看|恕|禁止|别|除外|排除|走开|请考虑|另找|另寻|另请|绕道|请绕|止步|见谅|免入|加收|多收|加价|加押金|另收|没商量)`,
  },
  prefers: {
    before: `(?:只|仅|限(?!制)|专|优先|适合|最宜|适宜|理想|必须|须|需(?!要?预约)|要求|最好|希望|偏好|首选|欢迎|诚征|征|找|招|想租给|想卖给|租给|卖给|最爱)${near(10)}`,
    after: `${near(6)}(?:优先|最佳|为佳|为宜|尤佳|为限|专用|专属|专区|首选|最好|专租|才租|才卖|才行|的来|先(?!生|前|进))`,
  },
  steers: {
    before: `(?:多少|有没有|是不是|是否|很多|太多|比例|比较多|都是|大多|多半|多数|几乎|全是|主要是|住着|住的|邻居|附近|周围|靠近|有)${near(6)}`,
    after: `${near(6)}(?:多不多|多吗|多么|多少|很多|太多|比例|比较多|居多|为主|聚居|住|集中|扎堆|邻居|吗|社区|街区|那边|一带)`,
  },
};

export const cues: Readonly<Record<PhraseLanguage, Readonly<Record<CueReason, Cue>>>> = {
  en: english,
  es: spanish,
  zh: chinese,
};
