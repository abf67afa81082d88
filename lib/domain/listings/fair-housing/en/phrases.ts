import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { Phrase, TextUse } from '../vocabulary/protected-class';
import { phraseIn } from '../vocabulary/rows';
import {
  colors,
  countries,
  creedPlurals,
  creeds,
  incomes,
  jobs,
  lawyers,
  minors,
  notTheirWork,
  originPlurals,
  origins,
  persons,
  places,
  tens,
} from './words';

const row = phraseIn('en');

const asked: readonly TextUse[] = ['question', 'visit'];
const around = group(
  'neighbou?rs?|people|tenants?|residents?|famil(?:y|ies)|everyone|everybody|anyone|anybody',
  'town|block|street|building|neighbou?rhood|area|schools?|complex|co ?op|condo|floor|upstairs',
  'downstairs|next door',
);
const sharedSpaces = inOrder(
  '(?! ',
  group(
    'rooms?|cent(?:er|re)|gardens?|pool|hall|space|kitchen|laundry|gym|clubhouse|living|dining',
    'lounge|patio|deck|rugs?|carpets?|lamps?|lights?|lighting|bank',
  ),
  ')',
);
const refused =
  "(?: ?,? ?(?:is|are|will be|be))?(?: not|n't| never) (?:be )?(?:accepted|welcome|allowed|considered|taken|approved|wanted|eligible|permitted|ok|okay)";
const refusing = `(?:${[
  'no|not|without|zero|sin|never rent(?:ed)? to',
  "(?:do|does|will|can) ?not (?:accept|take|allow|want|rent to)|(?:don't|doesn't|won't|can't) (?:accept|take|allow|want|rent to)",
  'not (?:accepting|taking|approved for|eligible for|set up for)',
  'no (?:se )?(?:acepta|aceptan|aceptamos|permiten?|permitimos|admiten?|toman?|tomamos|recibimos)',
].join('|')})(?: an?| any)?`;
/** Ends a refusal such as "Sec8 no", but does not match "Section 8, No. 12" or "Section 8 no problem". */
const atEnd = '(?= ?(?:[,;:!?)|]|\\.(?! ?\\d)|$)| (?:please|thanks|thank you|gracias))';
const anyone = group(
  'anyone|anybody|nobody|no one|people|persons?|folks|tenants?|applicants?|buyers?|residents?',
  'renters?|those|adults?|couples?|singles?|occupants?|men|women|visitors?|guests?|neighbou?rs',
  'professionals|bidders?|crowd',
);

/** Phrases that say it all, whatever stands around them. */
export const englishPhrases: readonly Phrase[] = [
  row('race', 'steers', `(?:${colors}) ${places}${sharedSpaces}|(?:${colors}) ${persons}${notTheirWork}`),
  row('race', 'steers', `integrated (?:${persons}|${places}${sharedSpaces})|segregated|restricted covenant`),
  row(
    'race',
    'steers',
    oneOf(
      'blacks(?! (?:and|or|,) (?:whites|gr[ae]ys))|hispanics|latin[ox]s|latinas|asians|caucasians',
      'african americans?',
      inOrder(
        group(
          'people|persons|buyers|tenants|residents|families|folks|men|women|kids|students|applicants',
          'neighbors',
        ),
        ' of colou?r',
      ),
      'minorities|negro(?:e?s)?|nigg[a-z]+|coloreds|orientals|whites only|non whites?',
    ),
  ),
  row(
    'race',
    'steers',
    inOrder(
      group(
        'all|mostly|mainly|predominantly|largely|majority|entirely|percent|%|too|very|more|less|how',
        'or|still',
      ),
      ' (?:white|black|brown)(?! ',
      group(
        'brick|stone|oak|kitchen|cabinets?|paint(?:ed)?|tile|marble|granite|walls?|trim|interior',
        'exterior|or|and|finish|mold|appliances?|stainless|glove|vinyl|siding',
      ),
      ')',
    ),
  ),
  row(
    'race',
    'steers',
    inOrder(
      group(
        'people|residents|famil(?:y|ies)|kids|children|students|neighbou?rs|tenants|buyers|owners',
        'everyone|everybody|they',
      ),
      '(?: [a-z]+){0,6} (?:are|is|were) (?:[a-z]+ )?(?:white|black|brown|hispanic|asian|latino)',
    ),
  ),
  row(
    'race',
    'steers',
    oneOf(
      inOrder(
        group(
          'our|my|your|their|his|her|same|own|right|wrong|certain|that|those|decent|proper|undesirable',
          'which|what|some',
        ),
        '(?: own| right| wrong| same| good)? (?:kind|sort|type|caliber|class)s?(?: of)? ',
        group('people|folks?|persons?|famil(?:y|ies)|tenants?|neighbou?rs?|buyers?|element|crowd|residents'),
      ),
      '(?:our|their|my|your) own kind|(?:our|their) kind(?! (?:offer|attention|words|regards|help))',
    ),
  ),
  row(
    'race',
    'steers',
    oneOf(
      inOrder(
        group('people|folks|families|neighbou?rs|buyers|tenants|others|couples'),
        ' (?:just |more |who (?:are|look)(?: more)? )?like ',
        group('us|ourselves|me|you|yourselves|them|themselves|him|her'),
      ),
      'one of us|(?:his|her|my|our|their|your) own people|those people',
      'look like (?:us|me|they belong)',
      "(?:do|does|would|will|could)(?:n't| not)? (?:[a-z]+ )?belong (?:here|in)",
      '(?:people|anyone|folks|they|who) belongs? (?:here|in)|regular folks',
      inOrder(
        '(?:fit|fits|blend) in(?:to)? (?:here|with|the|this|our) ',
        group('neighbou?rhood|block|building|community|area|neighbou?rs|people|street'),
      ),
    ),
  ),
  row(
    'race',
    'steers',
    oneOf(
      '(?:bad|wrong|certain|criminal|undesirable|rough|urban) elements?|undesirables|ghetto|thugs?',
      'because of (?:the |all the |those |these )?(?:people|families|folks|ones|types|newcomers)',
      "(?:people|families|folks|types|kind|ones) (?:that are |who are |that's )?moving in",
      'white flight|blockbust[a-z]*|riff ?raff|inner city (?:people|types|kids|families)',
    ),
  ),
  row(
    'race',
    'steers',
    oneOf(
      inOrder(
        '(?:racial|ethnic|cultural|religious|demographic)(?:ly)? ',
        group(
          'makeup|make up|mix|mixed|composition|profile|balance|background|homogen[a-z]+|pure|similar',
          'breakdown|statistics|diversity|diverse',
        ),
      ),
      'racial|ethnicit(?:y|ies)',
      inOrder(
        '(?:what|which) colou?r(?:s)? (?:are|is) (?:the |your |my |their )?',
        group('people|neighbou?rs?|residents?|tenants?|famil(?:y|ies)|owners?|buyers?|kids'),
      ),
      inOrder(
        '(?:what|same|other|another|different|which|certain) ',
        group('races?|colou?r people|ethnic group|nationalit(?:y|ies)|religions?|faith|creed'),
      ),
      'skin colou?r',
      '(?:their|our|own|his|her|my|your|any|every) (?:own )?races?(?! ?track|way|course)|race of',
      'mixed race|interracial|biracial',
    ),
  ),
  row(
    'race',
    'steers',
    'demographics?|how diverse|(?:very|too|more|less|not|that) diverse|diversity|multicultural',
    asked,
  ),
  row(
    'race',
    'steers',
    oneOf(
      inOrder(
        "(?:neighbou?rhood|area|block|street)(?: is| has|'s)? (?:[a-z]+ )?(?:chang(?:ing|ed)|turning|going)(?: [a-z]+)? ",
        group('fast|quickly|black|white|brown|hispanic|ethnic|over|color'),
      ),
      inOrder(
        group('they|those people|minorities|outsiders'),
        ' (?:are|keep|started?|start) (?:[a-z]+ )?mov(?:e|ing) in',
      ),
      'before (?:more of them|those people|minorities|outsiders)',
    ),
  ),
  row(
    'national-origin',
    'steers',
    oneOf(
      `(?:${origins}|arab|caribbean) ${persons}${notTheirWork}`,
      inOrder(
        `(?:${origins}) `,
        group(`${places}|building|block|street(?! eats)|town|section|complex|school district`),
        sharedSpaces,
      ),
    ),
  ),
  row(
    'religion',
    'steers',
    `${around}(?: [a-z']+){0,2} (?:is|are|was|were|all|being|stay|stays)(?: [a-z]+){0,3} (?:${creeds})|how (?:${creeds})`,
  ),
  row(
    'national-origin',
    'steers',
    `${around}(?: [a-z']+){0,2} (?:is|are|was|were|all|being|stay|stays)(?: [a-z]+){0,3} (?:${origins})(?! style| tile)|how (?:${origins})`,
  ),
  row(
    'immigration-status',
    'steers',
    '(?:neighbou?rs?|people|they)(?: [a-z]+){0,2} (?:legal|illegal|documented)(?! (?:apartment|unit|rent|lease|use|occup))',
    asked,
  ),
  row(
    'age',
    'steers',
    inOrder(
      group('neighbou?rs?|people|tenants?|residents?|everyone|owners|others|crowd'),
      '(?: [a-z]+){0,2} (?:is|are)(?: [a-z]+){0,2} (?:young(?:er)?|old(?:er)?|elderly|retired)',
    ),
    asked,
  ),
  row('disability', 'excludes', `(?:disabled|handicapped|deaf|blind|autistic) (?:${persons}|gentlem[ae]n)`, [
    'visit',
  ]),
  row('religion', 'steers', `${around}(?: [a-z']+){0,6} (?:${creeds})`, asked),
  row(
    'national-origin',
    'steers',
    `${around}(?: [a-z']+){0,6} (?:${origins}|arab)(?! (?:tile|style|marble|oak))`,
    asked,
  ),
  row('national-origin', 'steers', `(?:${originPlurals})(?! restaurants?)${notTheirWork}`),
  row(
    'national-origin',
    'steers',
    inOrder(
      group(
        'people|persons?|families|tenants|buyers|anyone|anybody|folks|those|neighbou?rs|applicants',
        'residents|someone|immigrants|foreigners|nobody|no one',
      ),
      `(?: who (?:are|is|come|came|moved))? (?:originally )?(?:from|of) (?:${countries})(?![a-z])`,
    ),
  ),
  row(
    'national-origin',
    'prefers',
    oneOf(
      inOrder(
        group(
          "must|needs? to|should|has to|have to|required to|able to|who|can|can't|cannot|don't|doesn't",
          'not|to',
        ),
        ' (?:[a-z]+ ){0,2}speaks? (?:[a-z]+ ){0,3}english',
      ),
      'english (?:only|must|has to|should|required|is required|a must|fluency)',
      '(?:fluent|perfect|good|proper|native|broken|no|unaccented) english(?! basement)',
      'english(?: language)? (?:proficien[a-z]+|skills)|non english|speak our language',
      '(?:poor|bad|broken|limited) english',
      'english is (?:[a-z]+ )?(?:poor|bad|weak|limited|broken|good)',
      '(?:needs?|use|without|bring|require) (?:an? )?(?:interpreters?|translators?)',
    ),
  ),
  row(
    'national-origin',
    'prefers',
    oneOf(
      inOrder(
        group(
          'english|spanish|chinese|russian|polish|italian|korean|arabic|creole|yiddish|hindi|bengali',
          'mandarin|cantonese',
        ),
        '(?: |-)speak(?:ers?|ing)(?: [a-z]+)? ',
        group(
          'only|preferred|wanted|required|tenants?|buyers?|people|families|famil(?:y|ies)|households?',
          'residents?|neighbou?rs?|applicants?|renters?|couples?|area|community|neighborhood|ideal',
        ),
      ),
      inOrder(
        '(?:only|no|no non|prefer|many|too many|mostly) ',
        group('english|spanish|chinese|russian|polish|italian|korean|arabic'),
        ' speakers?',
      ),
      'must (?:know|understand) english',
      inOrder(
        group('everyone|everybody|all|people|visitors?|buyers?|tenants?|residents?|neighbors?|they|families'),
        '(?: [a-z]+){0,3} speaks? (?:good |fluent |proper )?english',
      ),
      'english speaking(?! (?:agents?|brokers?|staff|attorneys?))',
    ),
  ),
  row(
    'national-origin',
    'excludes',
    oneOf(
      inOrder(
        '(?:an|no|foreign|heavy|thick|strong|any|without|strange|funny|foreign) accents?(?!',
        ' (?:walls?|light|lighting|lights|tiles?|color|pieces?|trim|beams?|pillows?))',
      ),
      '(?:with|have|has) (?:foreign|heavy|thick) accents',
      'foreign (?:born|sounding|looking|names?|people|tenants?|families|nationals?|accents?)',
      'born (?:here|in (?:america|the us|the united states|this country))|american born',
      'real americans|go back to (?:your|their)(?: own)? country|go back where',
    ),
  ),
  row(
    'immigration-status',
    'excludes',
    oneOf(
      inOrder(
        '(?:must be|only|no non|should be|prove|non) (?:an? )?',
        group('(?:us|u\\.s\\.|united states|american|legal) '),
        '?(?:citizens?|citizenship)(?! bank| street| avenue)',
      ),
      '(?:us|american|united states) citizens?|citizenship|green cards?',
      '(?:legal|lawful|permanent|immigration|citizenship|visa) (?:residents only|status|papers)',
      '(?:lawful|legal) permanent residents?|legally (?:present|here|in (?:the|this) country)',
      'in (?:the|this) country (?:il)?legally',
    ),
  ),
  row(
    'immigration-status',
    'excludes',
    oneOf(
      'illegals|illegal (?:aliens?|immigrants?|people|tenants?|migrants?)|undocumented|immigration',
      'immigrants|asylum seekers|migrants|refugees|deport[a-z]*',
      '(?:call|report [a-z]+ to) (?:ice|immigration)',
      inOrder(
        group('bring|show|have|has|with|proper|need|without|got|valid|legal|get'),
        ' (?:your |their |legal |proper |immigration |no )?papers',
      ),
      'american passports?|without (?:a )?(?:ssn|social security numbers?)|no (?:ssn|itin)(?![a-z])',
    ),
  ),
  row(
    'religion',
    'steers',
    oneOf(
      inOrder(
        `(?:${creeds}) `,
        group(
          `home|${persons}|${places}|building|block|street|town|section|complex|values|lifestyle|roots`,
          'atmosphere|environment',
        ),
      ),
      `(?:${creedPlurals})${notTheirWork}|hasidic|hasidim|chasidic`,
    ),
  ),
  row(
    'religion',
    'steers',
    oneOf(
      '(?:share|shares|sharing|same|our|your|my|common|of) (?:own )?faith(?! (?:hill|street))',
      'people of (?:the )?(?:faith|book|god)|god fearing|god loving|church ?going|church ?goers?',
      inOrder(
        '(?:mosque|church|temple|synagogue|shul|bible) ',
        group('crowd|people|types|folks|families|neighbors'),
      ),
      'faith based (?:community|living|home)|hijabs?|turbans?|head ?scar(?:f|ves)|burqas?',
      'yarmulkes?|celebrates? (?:christmas|easter|hanukkah|ramadan|holidays)|believers|bible|christ',
      inOrder(
        '(?:lord|jesus|god|bible|torah|christ) ',
        group('loving|fearing|believing|following|centered|honoring'),
      ),
      inOrder(
        '(?:attends?|join|joins)(?: [a-z]+){0,3} ',
        group('services?|church|mass|worship|synagogue|temple|congregation'),
      ),
      'religions?(?! of the)|fellow worshippers?|shomer (?:shabbos|shabbat)|sabbath observ[a-z]+',
      'keeps? (?:kosher|shabbos|shabbat|halal)',
      inOrder(
        'religious ',
        group('people|beliefs?|families|community|area|neighborhood|tenants?|buyers?|folks|group'),
      ),
      'practicing|(?:attend|attends|go to|goes to) (?:church|mosque|temple|synagogue|mass|services)',
    ),
  ),
  row(
    'sex',
    'prefers',
    oneOf(
      inOrder(
        '(?:fe)?males? ',
        group(
          'only|preferred|wanted|tenants?|roommates?|occupants?|renters?|applicants?|residents?|buyers?',
          'professionals?|students?|household',
        ),
      ),
      'wom[ae]n preferred|gentlemen preferred|bachelor pad|single m[ae]n|single wom[ae]n',
      'single (?:fe)?males?|no men|no women',
      'all (?:female|male|girls?|women|boys?) (?:building|house|household|apartment|unit|floor)',
      "woman'?s touch|man of the house",
    ),
  ),
  row(
    'gender-identity',
    'excludes',
    oneOf(
      inOrder(
        '(?:biological|born|real|actual|natural|cis)(?:ly)? (?:fe)?',
        group('males?|m[ae]n|wom[ae]n|girls?|boys?|ladies'),
      ),
      'transgender(?:ed|s)?(?! bathroom)|transsexuals?|transvestites?|tranny|trannies',
      inOrder(
        'trans ',
        group(
          'people|persons?|women|woman|men|man|folks|tenants?|applicants?|couples?|buyers?|residents?',
          'kids|individuals|girls?',
        ),
      ),
      'cross ?dress[a-z]+|non binary|nonbinary|drag queens?|gender(?! neutral)(?: [a-z]+)?',
      'sex change|(?:fe)?male at birth|birth certificate must',
      'id must match (?:your )?(?:gender|sex)|preferred pronouns',
    ),
  ),
  row(
    'sexual-orientation',
    'excludes',
    oneOf(
      inOrder(
        '(?:straight|traditional|gay|lesbian|heterosexual|homosexual|queer|bi|alternative) ',
        group(
          'famil(?:y|ies)|couples?|neighbou?rhood|people|men|women|man|woman|tenants?|buyers?',
          'marriages?|values|lifestyles?|households?|neighbou?rs?|folks|only|guys|area|community',
          'residents?|persons?|owners?',
        ),
      ),
      'homosexual(?:s|ity)?|lesbians?|heterosexuals?|bisexuals?|queers?|faggots?|same sex',
      inOrder(
        'two ',
        group('men|women|guys|dads|moms|mothers|fathers|husbands|wives|ladies|gentlemen'),
        '(?: (?:living|sharing|as a|in one|together|in a))',
      ),
      'gays|lgbt[a-z]* (?:people|tenants?|couples?|folks|area|neighbou?rhood|community)',
      'pride flags?',
    ),
  ),
  row(
    'familial-status',
    'excludes',
    oneOf(
      inOrder(
        '(?:no|zero) ?',
        group(`${minors}|large families|families|single (?:mothers|parents|moms)`),
        "(?!'| (?:room|area))",
      ),
      `(?:kid|child|children|baby) ?(?:free|less)|childless|without (?:${minors})`,
      `(?:${minors})${refused}|not (?:suitable|suited|ideal|appropriate) for (?:${minors})`,
    ),
  ),
  row(
    'familial-status',
    'excludes',
    oneOf(
      inOrder(
        '(?:adults?|singles|couples|grown ?ups?|mature adults)(?: |-)',
        group('only|preferred|building|household|complex|lifestyle|oriented|environment|atmosphere|living'),
      ),
      'only adults|adults exclusively|all adults?|quiet adults?',
      inOrder(
        group('no ?one|nobody|anyone|anybody|none|persons?|occupants?|people|residents?|tenants?'),
        ' (?:under|younger than|below) (?:the age of )?(?:\\d|1[0-8]|18|eighteen|sixteen|twelve)(?! (?:feet|years? lease))',
      ),
      'no (?:under 18s?|one under)|empty nest(?:ers?)?|nosy kids|noisy (?:kids|children)',
      '(?:per|for each|for every) (?:child|kid|additional child)',
      'only (?:one|two|1|2) (?:child|kid|children|kids)|one child (?:max|maximum|only)',
      '(?:max|maximum|limit)(?: of)? (?:one|two|1|2|three) (?:child|kid|children|kids)',
    ),
  ),
  row(
    'familial-status',
    'prefers',
    oneOf(
      inOrder(
        group('perfect|ideal|great|best|suited|suitable|good|designed|made|right'),
        '(?: [a-z]+)? for (?:an? |the )?(?:young |growing |small |large |big |quiet |new |active )*',
        group(
          'families',
          'family(?! (?:gathering|dinner|fun|time|meal|entertain|event|room|game|movie|holiday|bbq))',
          'couples?|singles?|bachelors?|retirees|seniors|professionals|students|newlyweds',
          'empty nesters?|christians|catholics|jews|muslims|single (?:person|people|professional)',
          'parents',
        ),
      ),
      'young (?:people|professionals|couples|families|tenants|buyers) (?:only|preferred)',
    ),
  ),
  row(
    'familial-status',
    'excludes',
    oneOf(
      'pregnan(?:t|cy)|expecting (?:a baby|a child|mothers?|couples?|parents?)',
      'planning (?:on |to )?hav(?:e|ing) (?:kids|children|a baby|babies)',
      'plan(?:s|ning)? to (?:start|have) (?:a )?(?:family|kids|children)',
      'single (?:moms?|mothers?|dads?|fathers?|parents?)|unwed mothers?',
      'foster (?:kids|children|parents)',
    ),
  ),
  row(
    'marital-status',
    'prefers',
    oneOf(
      inOrder(
        'married ',
        group(
          'couples?|people|persons?|only|preferred|men|women|tenants?|applicants?|buyers?|folks',
          'households?',
        ),
      ),
      'unmarried|unwed|divorcees?',
      'divorced (?:people|men|women|persons?|applicants?|tenants?|moms?|dads?)|newlyweds?',
      'marriage (?:certificate|license)|(?:legally|lawfully) married|living in sin|shacking up',
      '(?:liv(?:e|ing) together) (?:without|unmarried|outside)',
      '(?:singles?|single people) (?:only|preferred|need not)',
      '(?:are|is) (?:they|you|the (?!seller|owner)[a-z]+) (?:married|divorced|single)',
      'marital status|wedlock|spinsters?|old maids?|no (?:single people|singles)',
    ),
  ),
  row(
    'age',
    'excludes',
    oneOf(
      inOrder(
        `${anyone}(?: who (?:is|are))?(?: aged?| in (?:their|his|her))? ?`,
        group('over|under|older than|younger than|above|below|past|between|aged|ages'),
        ` (?:the )?(?:age (?:of )?)?(?!18|21|55|62|eighteen)${tens}(?! (?:percent|%|feet|minutes))`,
      ),
      inOrder(
        group(
          'no ?one|nobody|none|not',
          'no (?:tenants?|buyers?|applicants?|residents?|people|persons?|renters?)',
        ),
        `(?: who is)? (?:over|older than|above|past) (?:the )?(?:age (?:of )?)?${tens}(?!`,
        ' (?:percent|%|feet|pounds|lbs|minutes|days))',
      ),
      `(?:age[sd]?|between) ${tens} ?(?:to|and|-|through) ?${tens}(?! (?:minutes|days|percent|feet|and))`,
      inOrder(
        '(?:in|are in|is in) (?:your|their|his|her|our) (?:early |late |mid )?',
        group('20|30|40|50|60|70|80|twentie|thirtie|fortie|fiftie|sixtie|seventie|eightie'),
        "'?s",
      ),
      '(?:under|over) \\d\\ds',
      inOrder(
        '(?:under|over) ',
        group('30|35|40|45|50|60|65|70|thirty|forty|fifty|sixty|seventy'),
        ' (?:only|preferred|need not|please)',
      ),
    ),
  ),
  row(
    'age',
    'excludes',
    oneOf(
      '(?:people|tenants?|anyone|anybody|are|they|applicants) (?:[a-z]+ )?too old(?! to)',
      inOrder(
        '(?:old|older|elderly) ',
        group(
          'people|folks?|persons?|tenants?|lad(?:y|ies)|m[ae]n|wom[ae]n|couples?|adults?|residents?',
          'buyers?|crowd|neighbou?rs?|applicants?|renters?|generation|owners (?:live|only)',
        ),
      ),
      'elderly(?! (?:exemption|housing|services))',
      'senior citizens?(?! (?:center|exemption|discount))|geezers?|(?:baby )?boomers|millennials?',
      'gen (?:z|x|y)(?:ers)?|(?:twenty|thirty|20|30) ?somethings?',
      'college (?:kids|students|age|crowd)',
      inOrder(
        'young ',
        group(
          'people|professionals?|couples?|adults?|tenants?|crowd|families|family|men|women|man|woman',
          'buyers?|renters?|residents?|neighbou?rs?|persons?|lad(?:y|ies)|folks',
          'and (?:hip|fun|active|energetic|single)|singles?|execs?|executives?|energetic|creatives?',
          'go getters?|owners',
        ),
      ),
      'youthful (?:crowd|energy|community|vibe|building|tenants?|residents?|neighborhood)',
      inOrder(
        'mature ',
        group(
          'person|people|adults?|tenants?|buyers?|couples?|residents?|individuals?|professionals?',
          'lad(?:y|ies)|gentlem[ae]n|wom[ae]n|m[ae]n|households?|renters?|applicants?|community',
        ),
      ),
      'recent grad(?:uate)?s?|no seniors|(?:our|my|your|their|same) (?:own )?age(?! group of)',
      'age groups?|age range|average age|old timers|oldsters?',
      inOrder(
        "(?:[2-6]0|twentie|thirtie|fortie|fiftie|sixtie)'?s (?:or|to|and|through) ",
        group('[3-7]0|thirtie|fortie|fiftie|sixtie|seventie'),
        "'?s",
      ),
    ),
  ),
  row(
    'disability',
    'excludes',
    oneOf(
      'able bodied',
      inOrder(
        '(?:must|should|needs? to|have to) be (?:[a-z]+ )?',
        group('healthy|strong|fit|mobile|able bodied|ambulatory'),
      ),
      'wheel ?chair bound|the infirm',
      '(?:frail|feeble|infirm|sickly) (?:people|persons?|tenants?|elders?|residents?)',
      'physically (?:fit|able|capable)|(?:good|excellent) health(?! (?:department|care))',
      inOrder(
        'healthy ',
        group('people|persons?|tenants?|adults?|buyers?|applicants?|residents?|individuals?|couples?|only'),
      ),
      '(?:live|living|lives) independently(?! owned)',
      inOrder(
        '(?:able|fit|strong) (?:enough )?to ',
        group(
          'climb|walk|live alone|use (?:the )?stairs|take (?:the )?stairs|manage|handle (?:the )?stairs',
          'care for',
        ),
      ),
      'climb (?:the )?stairs (?:unassisted|without)',
      '(?:take care of|care for|look after) (?:himself|herself|themselves|yourself|oneself)',
      'without (?:outside|physical|any) (?:help|assistance)',
      'without (?:an? )?(?:aides?|help|assistance|caregivers?)(?: to climb)',
      '(?:sound|right) (?:of )?mind',
      'mentally (?:stable|fit|sound|ill|disabled|challenged|handicapped|unstable|retarded|healthy)',
      'retard(?:s|ed)|cripples?|crazy people|lunatics?|psychos?|mental (?:patients?|illness|cases?)',
      'group homes?|halfway houses?|sober (?:homes?|houses?)|drug addicts?',
      'recovering (?:addicts?|alcoholics?)|addicts?|autistic|hiv|with aids|hospital beds? not',
    ),
  ),
  row(
    'disability',
    'excludes',
    oneOf(
      inOrder(
        'no (?:wheelchairs?|disabled|handicapped|mentally ill)(?!',
        ' (?:access|accessible|ramps?|lifts?|entrance|parking|bathroom|cut|provision))',
      ),
      inOrder(
        'not (?:suitable|suited|right|ideal) for (?:the )?',
        group('disabled|handicapped|mentally ill|wheelchair users?'),
      ),
      'not for (?:the )?(?:handicapped|disabled)',
      inOrder(
        '(?:fee|deposit|charge|rent|extra|surcharge)(?: [a-z0-9$]+){0,6} ',
        group('service|assistance|emotional support|guide|support'),
        ' (?:animals?|dogs?)',
      ),
      '(?:including|even) (?:service|assistance|emotional support|guide|support) (?:animals?|dogs?)',
      'no (?:service|assistance|emotional support|support) (?:animals?|dogs?)',
    ),
  ),
  row(
    'source-of-income',
    'excludes',
    oneOf(
      `${refusing} ${incomes}(?! (?:of|de)(?![a-z]))`,
      inOrder(
        incomes,
        group(
          `${refused}| (?:declined|refused|prohibited|excluded|rejected|will be (?:declined|refused))`,
          ' need not apply| ?[:=?] ?no(?![a-z])',
        ),
      ),
      `${incomes} ?,? ?no${atEnd}`,
      inOrder(
        `${incomes}\\? ?`,
        group("no|sorry|don't|do not|not|never|forget|keep|look|move on|pass|try|please"),
        '(?![a-z])',
      ),
      `${refusing} hud ?(?:,|&|or|nor|and)? ?(?:${refusing} )?${incomes}`,
      `${refusing} hud(?= ?(?:[.;!)|]|$)| (?:please|thanks))`,
      'hud(?: is| are)? not (?:accepted|welcome|taken)',
      `${incomes} no (?:se )?(?:acepta|aceptan|permite|permiten|admite|admiten)`,
    ),
  ),
  row(
    'source-of-income',
    'prefers',
    oneOf(
      `(?:employed|working) (?:${persons}) (?:only|preferred)`,
      inOrder(
        'must ',
        group(
          'be (?:gainfully |currently )?employed|have (?:a |steady |full time )*(?:job|employment)',
          'work full time',
        ),
      ),
      'working professionals?|(?:gainfully|steadily) employed',
      '(?:private|self|own) pay(?:ing)? (?:only|tenants?|renters?)|government assisted',
      '(?:job letters?|pay ?stubs?|wages|employment|paychecks?) only',
      'market (?:rate )?(?:tenants?|renters?) only',
      inOrder(
        '(?:paid|come|comes|income) (?:only )?from (?:a |your |their )?',
        group('job|work|paychecks?|employment|wages|salary'),
      ),
      '(?:real|actual|regular) jobs?|w ?2 (?:income|employees?|earners?)? ?only|non subsidized',
      'without (?:government|public|any) (?:help|assistance|aid)',
      inOrder(
        '(?:live|lives|living|sponge|sponges) off ',
        group('welfare|disability|assistance|benefits|the government|the state'),
      ),
      '(?:is|are|be|tenants?|people|anyone) on (?:disability|ssi|food stamps|benefits)',
      'on (?:welfare|public assistance|section 8|government assistance|the dole|assistance)',
      'welfare (?:recipients?|people|queens?|cases?|famil(?:y|ies)|moms?|mothers?|tenants?)',
      inOrder(
        group(
          'avoid|refuse|reject|decline|turn (?:down|away)|keep out|get (?:out of|around)',
          'legally say no to|dodge',
        ),
        `(?: [a-z]+){0,4} ${incomes}`,
      ),
    ),
  ),
  row(
    'domestic-violence',
    'excludes',
    oneOf(
      '(?:dv|domestic violence|domestic abuse) (?:victims?|survivors?|cases?|history|situations?)',
      '(?:victims?|survivors?) of (?:domestic |family )?(?:violence|abuse|stalking)',
      "battered (?:women|wives|spouses?|persons?)|battered women'?s",
      '(?:abused|abusive) (?:women|wives|spouses?|husbands?|ex(?:es)?|partners?|boyfriends?)',
      '(?:restraining|protective|protection) orders?|orders? of protection',
      'domestic (?:violence|abuse|disputes?|drama|problems|incidents?)',
      'violent (?:ex(?:es)?|husbands?|partners?|boyfriends?)',
      "(?:women'?s|dv|domestic violence) shelters?",
      'fleeing (?:an? )?(?:abuse|abuser|violen[a-z]+|abusive [a-z]+)',
      '(?:call|calls|called) the (?:police|cops) on',
    ),
  ),
  row(
    'criminal-record',
    'excludes',
    oneOf(
      'felons?|felony|felonies|ex ?cons?|ex ?convicts?|convicts|ex ?offenders?|ex prisoners?',
      'parolees?|probationers?',
      inOrder(
        '(?:criminal|arrest|police|prison|jail) ',
        group('records?|history|histories|background(?! checks?)|past|convictions?'),
      ),
      'criminals|jailbirds?|rap sheets?|clean (?:criminal )?(?:record|background|history)',
      'spotless record',
      inOrder(
        '(?:been|were|was|ever|never) ',
        group('arrested|convicted|incarcerated|jailed|locked up|in (?:jail|prison|trouble with the law)'),
      ),
      '(?:been|went|gone|time|out of|released from|come|came from) (?:in|to|in a)? ?(?:jail|prison)',
      'did time|formerly incarcerated|on (?:parole|probation)',
      'with (?:a|any) records?(?! of| player)|any convictions?|misdemeanors?|returning citizens',
    ),
  ),
  row(
    'occupation',
    'excludes',
    oneOf(
      inOrder(
        `(?:${lawyers})(?: [a-z]+){0,3}[:,]? `,
        group("don't|do not|need not|please don't|should not"),
        '(?: even)? (?:ask|apply|call|bother|inquire)',
      ),
      `(?:${jobs}|${lawyers}) (?:need not (?:apply|inquire)|not (?:accepted|welcome|wanted))`,
      `no (?:${jobs}|${lawyers})(?! (?:office|fees?|review))|(?:${jobs}) (?:only|preferred)`,
      inOrder(
        group("not|won't|don't|never|refuses? to|rather not|prefer not to"),
        ` (?:rent|sell|lease|show)(?:ing)? (?:[a-z]+ ){0,3}to (?:${jobs}|${lawyers})`,
      ),
    ),
  ),
  row(
    'occupation',
    'prefers',
    oneOf(
      inOrder(
        '(?:for|seeking|seeks|wants?|only|prefer[a-z]*) (?:an? )?',
        group('young |working |single |quiet |busy |medical |corporate '),
        '*professionals?(?! (?:manage|grade|clean|photo|install|paint|office))',
      ),
      'professionals? (?:only|preferred|building|crowd)',
      inOrder(
        'professional ',
        group('couples?|tenants?|wom[ae]n|m[ae]n|adults?|singles?|person|people|famil(?:y|ies)'),
      ),
    ),
  ),
  row(
    'military-status',
    'excludes',
    oneOf(
      inOrder(
        '(?:no|not to|never to) ',
        group('active duty|military|soldiers?|veterans?(?! exemption)|service ?members?'),
        '(?! base| park)',
      ),
      inOrder(
        '(?:veterans?|military|soldiers?|vets) ',
        group('only|preferred|need not apply|not (?:accepted|welcome|wanted)'),
      ),
      inOrder(
        '(?:military|army|navy) ',
        group('famil(?:y|ies)|people|personnel|types|guys|tenants?|wives|couples?'),
      ),
      'deployed|draftees?|dishonorabl[ey]',
    ),
  ),
  row(
    'national-origin',
    'steers',
    `(?:nationalit(?:y|ies)|ethnicity|ethnic background|race|religion|creed) of (?:the |your |my |all )?(?:[a-z]+ )?(?:${persons})`,
  ),
  ...(['national-origin', 'religion', 'race'] as const).map((protectedClass) =>
    row(
      protectedClass,
      'excludes',
      `because (?:he|she|they|the [a-z]+)(?:'s|'re| is| are| was| were)(?: an?| all| so| too| not)? (?:${{ 'national-origin': origins, religion: creeds, race: colors }[protectedClass]})`,
    ),
  ),
  row(
    'sex',
    'prefers',
    '(?:better |best |more )?(?:suited|suitable|suits) (?:to |for )?(?:an? )?(?:[a-z]+ )?(?:guys?|m[ae]n|wom[ae]n|gentlem[ae]n|lad(?:y|ies)|(?:fe)?males?)',
  ),
  row(
    'familial-status',
    'steers',
    inOrder(
      `(?:famil(?:y|ies)|${minors}|parents)(?: [a-z]+){0,6} `,
      group('offered|placed|assigned|limited|restricted|confined|directed|shown'),
      '(?: [a-z]+){0,3} (?:ground|first|lower|back|rear|basement|certain|separate)',
    ),
  ),
  row(
    'disability',
    'excludes',
    inOrder(
      'no (?:pets?|animals?|dogs?)[^.!?;]{0,40}(?:includ(?:es|ing)|even)(?: [a-z]+){0,2} ',
      group('emotional support|service|assistance|guide|support|comfort'),
      ' (?:animals?|dogs?)',
    ),
  ),
  row(
    'source-of-income',
    'excludes',
    `${incomes} ?[:=]? ?(?:is |are )?(?:an? )?(?:automatic|instant|hard|absolute|firm|definite|flat) (?:no|rejection|pass|deal ?breaker)`,
  ),
];
