import { group, inOrder, oneOf } from './vocabulary/patterns';
import type { PhraseLanguage } from './vocabulary/protected-class';

/**
 * In a question or a note about a visit, people say who came and, often sentences later, what the seller makes
 * of it: "A widow at two. The owner wants a couple." Sources match folded text.
 */
export interface Decision {
  /** A question to a person, right before words about people. */
  readonly asks: string;
  /** What somebody decides about a person, anywhere near words about people. */
  readonly decides: string;
}

const decider = inOrder(
  '(?:owners?|sellers?|landlords?|landlady|board|co ?op|boss|lady|clients?|he|she|they|we|i|husband|wife)',
  "(?:'s|'d|'ll| would| will| is| are| was| really| just| rather| already| also| now| said| told me){0,3}",
);
const someone = '(?:him|her|them|these|those|that one|this one|people like (?:that|him|her|them))';

const english: Decision = {
  asks: inOrder(
    group(
      inOrder(
        '(?:are|r|is|was|were|do|does|did|have|has|had|will|would|be) (?:u|you|she|he|they|',
        '(?:the|your|that|this) (?:[a-z]+ )?(?:buyers?|bidders?|clients?|customers?|couple|lady|woman|man|guy|',
        'gentleman|applicants?|visitors?|family|husband|wife|spouse|partner|purchasers?|other one|sons?|daughters?|kids?|children|child|mother|father|parents|brother|sister|in laws|roommates?|boyfriend|girlfriend|tenants?|neighbors?))',
      ),
      "(?:is|are) (?:your|his|her|their)|(?:what|how)(?: is|'s| about) (?:your|his|her|their)|(?:may|can|could) (?:i|we) (?:ask|see|know)(?: [a-z]+){0,2} (?:your|his|her|their)|is (?:anyone|anybody|someone|(?:any|either|both|one) of (?:you|them))|(?:any|either|both|one) of (?:you|them)|both names|(?:are|were|do|did) (?:those|these|them|any of the) (?:tenants|people|neighbors|folks|families|guys|women|men)?|(?:if|whether) (?:the |your |any )?(?:[a-z]+ ){0,2}(?:owner|neighbor|tenant|lady|guy|family|couple|person|people|man|woman)s? (?:[a-z]+ )?(?:is|are|has|have)|(?:how come|why)(?: (?:do|does|are|is|did|was|were))? (?:u|you|she|he|they|your [a-z]+|the (?!seller|owner|building)[a-z]+)",
    ),
    "(?: (?!the |this |that |these |those )[a-z0-9']+){0,5}",
  ),
  decides: oneOf(
    inOrder(
      decider,
      ' ',
      group(
        "(?:not|un)(?: |)(?:comfortable|interested|happy|easy|sure about)|(?:isn't|aren't|wasn't) (?:comfortable|interested|happy|keen)",
        'enough|no more|doubts?|distrusts?|nervous|old fashioned|conservative|traditional|uneasy|worried|worries|afraid|fears?|scared|picky',
        '(?:prefer|favor|insist)(?:s|red|ed)?|rejects?|refuse[sd]?|objects?|dislikes?|hates?|minds?',
        '(?:asks?|cares?|look|check|want(?:s|ed)? to know|needs? to know|is asking|be asking)',
        "(?:will not|would not|won't|wouldn't|don't|doesn't|didn't|do not|does not|did not|can't|cannot|never|not)(?: ever| even| really)? (?:sell|deal|want|like|accept|entertain|consider|trust|care|rent|show|take|approve|work with|bother|sign|need|allow|have|think|go for)",
        '(?:only|just) (?:wants?|sells?|takes?|deals?|likes?|shows?|signs?)|(?:wants?|sells?|takes?|likes?|deals? with) (?:only|just)',
        "wants? (?:an? |to keep|no |someone|somebody|people)|no(?: way|t sell)?(?= )|pass(?: on)?|skip|sell to|take (?:an?|the) [a-z]+ over|go (?:with|w) |it's a no",
      ),
    ),
    inOrder(
      "(?:do not|don't|dont|do n't|no need to|never|not|wouldn't|not going to|no point|without|won't)(?: (?:please|even|bother|to|be|us|worry|waste))* ",
      group(
        inOrder(
          '(?:book|call|bother|show|send|schedule|let|invite|follow|waste|repl|answer|confirm|text|bring|reschedul|give|mak|offer|wast|encourag)(?:e|ing|ying|y)?',
          `(?: [a-z]+){0,5} (?:back|again|up|in|second|another|more|time|tour|showing|${someone})`,
        ),
        'bother(?:ing)?',
      ),
    ),
    'no (?:more|second|further|other|follow|return|next|need)(?: |-)?(?:up|tours?|showings?|visits?|appointments?|viewings?|slots?|to (?:show|call|book|follow))',
    inOrder(
      `(?:told|tell|telling|said to|let|recommend(?:ed)?|suggest(?:ed)?|steer(?:ed)?|sent|send|point(?:ed)?) (?:${someone}|the [a-z]+)(?: [a-z']+){0,5} `,
      "(?:no|not|sold|gone|taken|market|contract|unavailable|full|available|longer|wouldn't|elsewhere|look|fit|work|accepted|closed|other|better|down)",
    ),
    `(?:skip|pass|passed|passing|cancel(?:l?ed)?|decline[d]?|ignore|avoid|lose|drop|remove|block|turn(?:ed)?)(?: on| the| out| away| down)?(?: [a-z0-9]+){0,3} (?:${someone}|tours?|showings?|appointments?|visits?|viewings?|one|slot|pair|couple)`,
    '(?:so )?(?:i|we) (?:cancel(?:l?ed)?|passed|declined|skipped|ended|cut)',
    "i'?d (?:pass|skip|lock|go (?:with|w)|rather|avoid|steer|not|prefer)",
    'not (?:a (?:good |great )?)?(?:fit|match)|not worth|waste(?: of)? time|too (?:risky|old|young|much trouble|dark)|more trouble|a hassle|trouble maker',
    "(?:would|will|'ll|might) (?:be|feel) (?:happier|better|more (?:comfortable|at home))|better off|feel at home",
    "not (?:what|who|the (?:kind|type|sort|crowd|profile))(?= |$)|(?:might|may|should|could) (?:want to |also )?(?:look|try|consider|prefer) (?:in|at|elsewhere|another|an?|the|around)|have you (?:tried|looked|considered)|lost patience|frown(?:ed|s)?|stared|upset|filter|bottom of the|put (?:him|her|them) (?:last|at|on)|last in line|back of the line|we don't need|good riddance|won't last|(?:had|have|has|having) a fit|instead give|give the slot|unlike the others?|(?:asked|ask|asking) (?:him |her |them )?for (?:extra|more|another|additional) (?:id|proof|papers|documents)|cut (?:the|it) (?:tour|showing|visit)?|encourage|pick them|not sure about|wasn't thrilled|rolled (?:his|her) eyes",
    'is (?:a |an )?(?:no|out|problem|deal ?breaker|concern|issue|dealbreaker|red flag)(?= |$|[,.!?;])',
    'answer is no|out of the question|no exceptions|off the list|keep looking|look elsewhere|watch (?:them|him|her)',
    "won't (?:manage|fit|work|last|do)|(?:can't|cannot) (?:manage|handle)",
    'red flag|be careful|heads up|(?:fyi|warning) for (?:the )?(?:seller|owner)|just so (?:the seller|you) knows?|screen (?:them|him|her)',
  ),
};

const quien =
  '(?:duen[oa]s?|vendedor(?:a|es)?|propietari[oa]s?|junta|senora?|edificio|casero|el|ella|ellos|yo|esposa|esposo|marido|familia)';

const spanish: Decision = {
  asks: inOrder(
    group(
      '(?:es|son|eres|era|eran|esta|estan|estas|tiene|tienen|tienes|fue|sera|ha|han|lo han|la han|los han|estuvo|recibe|reciben|vive|viven|va|van|nacio|padece)(?: usted(?:es)?| uds?| el (?:comprador|cliente|senor|postor)| la (?:compradora|clienta|senora|pareja)| ya| de verdad| ambos| los dos)*',
      '(?:me )?(?:puede|podria|pueden) (?:ensenar|mostrar|decir|traer|mandar)(?:me|nos)?(?: su| sus| si)|(?:piensa[n]?|planea[n]?|espera[n]?|cuantos|cuando|para cuando|por que|hace cuanto|desde cuando)(?: (?!la |el |los )[a-z]+){0,3}|alguno de (?:ustedes|ellos)|alguien (?:es|esta|tiene)',
    ),
    '(?: (?!la |el |los )[a-z0-9]+){0,4}',
  ),
  decides: oneOf(
    inOrder(
      quien,
      ' (?:[a-z]+ )?',
      group(
        'no (?:lo |la |los |las |le |les |se |me |nos )*(?:quier|quis|acept|vend|firm|dese|trat|gust|va a|consider|admit|mostr|ensen|alquil|rent|confi|permit|dio|dej)[a-z]*',
        'prefier[a-z]*|prefir[a-z]*|solo (?:quiere|trata|vende|ensena|acepta|firma|muestra)|rechaz[a-z]+|exig[a-z]+|busca|quiere (?:un|una|solo|a|gente|saber)',
        '(?:le|les) (?:importa|molesta|preocupa|incomoda|gustan? mas|interesa|da miedo)|dij[oe](?:ron)? que (?:no|a|los|las|mejor)|dice que (?:no|a|los|las|mejor)',
        '(?:es|son) (?:muy )?(?:conservador|tradicional|de antes|chapad)[a-z]*|tiene miedo|se pone nervios[oa]|no',
      ),
    ),
    'prefer(?:imos|iria[a-z]*|imos a) (?:a )?(?:otr[oa]s?|que no|un|una)',
    inOrder(
      'no (?:le[s]?|la[s]?|lo[s]?|se|me|nos) ?(?:l[eao]s? )?',
      group(
        'den?|demos|abran?|mand[a-z]+|muestr[a-z]+|ensen[a-z]+|llam[a-z]+|cit[a-z]+|vuelv[a-z]+|dej[a-z]+|sig[a-z]+|gust[a-z]*|vend[a-z]*|pong[a-z]+|ofrezc[a-z]+',
      ),
    ),
    'no (?:den|dar|darle[s]?|mande[n]?|mandar|llame[n]?|llamar|enviar|envie[n]?|traiga[n]?|seguir|pierda[n]?|perder|vale la pena|conviene|hace falta|insist[a-z]+|se moleste[n]?|deje[n]? entrar|quiere[n]?|queremos)',
    '(?:sin|otra|segunda|mas) (?:cita|visita|seguimiento)s?|(?:cancel|descart|olvid|ignor|evit|salt)[a-z]*(?: (?:la|las|lo|los))?(?: cita| visita)?',
    inOrder(
      '(?:le[s]? )?(?:dije|digan?le[s]?|dile[s]?|dijimos|recomend[a-z]+|suger[a-z]+|mande|aconsej[a-z]+)',
      '(?: [a-z]+){0,6} (?:vendi[oa]|no|otr[oa]s?|donde|citas|llena|mejor|buscar[a-z]*)',
    ),
    '(?:va[n]? a|se va[n]? a) (?:sentir|estar|encontrar)[a-z]* (?:mejor|mas|como)|mejor no|mejor (?:en )?otr[oa]|no (?:da|dan) el perfil|trae[n]? (?:problemas|lios)|es una lata',
    'no (?:quiere[n]?|queremos|quiero) (?:eso|gente|a nadie|lios|problemas|saber|nada)|no se (?:le[s]? )?(?:vende|ensena|muestra)|no puede con|no va a poder',
    'no (?:le[s]?|la|lo|los|las) (?:hag|atiend|contest|respond|escrib)[a-z]+|no (?:creo|pienso) que (?:el duen|la duen|lo|la|los|pued|acept)[a-z]*|paso(?=[.,!]|$)|perd[a-z]+ la paciencia|filtr[a-z]+|(?:pong[a-z]+|ponl[a-z]+) (?:de |al )?(?:ultim|final)[a-z]*|de ultim[oa]|se molesto|le[s]? ped[a-z]+|(?:ped[a-z]+|pidi[a-z]+) (?:otra|mas) identificacion|animaria|preocupad[oa]|frunci[a-z]+|no (?:es|son) (?:el tipo|la clase|lo que|gente|para)|ojo con|cuidado con|aviso (?:para|al) (?:el )?(?:dueno|vendedor)|nada mas a',
    'no (?:la|lo|los|las) (?:va a |van a )?(?:acept|aprob|admit|quier|volv|vuelv|cit)[a-z]*|para (?:ella|el|ellos|gente asi|ese tipo)',
  ),
};

const chineseDecider =
  '(?:房东|屋主|业主|卖家|卖方|东家|理事会|管委会|委员会|董事会|大楼|老板|我们|我|他|她)';

const chinese: Decision = {
  asks: '(?:你|您|妳|你们|您们|妳们|他|她|他们|她们|买家|客人|对方|太太|先生)[^。！？；.!?;\\n]{0,6}(?:是不是|有没有|是否|有无|曾|几|什么|哪|是|有|信|拿|领|靠|属|算|做过)[^。！？；.!?;\\n]{0,6}',
  decides: oneOf(
    `${chineseDecider}[^。！？；\\n]{0,6}(?:不(?:卖|要|想|喜欢|愿|接受|考虑|同意|批|租|放心|肯|见|允许|收|签|信任|让|给|会卖|会批)|介意|在意|害怕|怕|嫌|讨厌|偏好|偏爱|希望|想找|只(?:想|卖|要|见|接受)|说(?:算了|不|了不|别)|保守|传统|拒|要(?:求|看|查|问)|会(?:查|问|看)|担心|顾虑|没兴趣|更喜欢)`,
    '(?:不用|不要|不必|别|勿|无需|没必要|不需|请勿|甭|不想|不再)[^。！？；\\n]{0,4}(?:再|约|联系|跟进|安排|带|开门|理|回复|管|浪费|看|让|接待|卖|给|找|介绍|搭理|来)',
    '(?:下次|以后)[^。！？；\\n]{0,4}(?:别|不)|(?:取消|推掉|回绝|婉拒|拒绝)(?:了)?|(?:告诉|跟|和|对|劝|建议)[^。！？；\\n]{0,4}(?:说|她|他|们)[^。！？；\\n]{0,8}(?:卖|满|没|去|别|不|另|其他)',
    '话(?:了|不)[^。！？；\\n]{0,8}(?:不|卖|满|没)|不适合|不合适|太麻烦|惹麻烦|味道重|会更(?:习惯|开心|自在|合适)|住(?:那边|那里)更|更适合',
    '不(?:卖给?|售|租给?|批|考虑|接受)(?:你|您|妳|他|她|这|那|你们|他们)?|的话(?:不|就不|免|没)|介意|免谈|勿扰|算了|(?:我|就)(?:直接|就)?(?:说|讲|告诉)[^。！？；\\n]{0,8}(?:卖|有人|满|没|不|取消|截止|关)|(?:让|要)(?:我|你|咱)(?:们)?(?:过滤|筛|挡|推)|(?:说|已经)?够了(?=[，。！]|$)|多查|查了?(?:他|她)?(?:们)?的?证件|我就不|没戏|过滤|筛掉|没耐心|皱眉|不高兴|不满|摇头|排(?:在)?最后|受不了|吃不消|没理|不理|没回复|没搭理|嫌',
    '爬不动|上不了楼|搞不定',
  ),
};

export const decisions: Readonly<Record<PhraseLanguage, Decision>> = {
  en: english,
  es: spanish,
  zh: chinese,
};
