import { inOrder } from '../vocabulary/patterns';
import type { Phrase, TextUse } from '../vocabulary/protected-class';
import { phraseIn } from '../vocabulary/rows';
import { colors, countries, creeds, minors, origins, tens } from './words';

const phrase = phraseIn('en');
const asked: readonly TextUse[] = ['question', 'visit'];
const letter: readonly TextUse[] = ['letter'];
const them = inOrder(
  '(?:you|u|he|she|they|(?:the|your|that|this) (?:[a-z]+ )?',
  '(?:buyers?|bidders?|couple|family|famil(?:y|ies)|folks|people|guys?|lady|ladies|man|woman|applicants?|neighbou?rs?|clients?|parents|tenants?|wife|husband))',
);

/** More English phrases that say it all. */
export const englishHints: readonly Phrase[] = [
  phrase(
    'race',
    'steers',
    `(?:anyone|anybody|someone|somebody|everyone|everybody|nobody) (?:who is |that is |else )?(?:${colors})(?! (?:wall|paint|door|out|ice|bag))`,
    asked,
  ),
  phrase(
    'familial-status',
    'tells',
    '(?:one|two|three|four|five|six|seven|eight|nine|\\d) months? (?:along|pregnant)|trimester|ultrasound|baby shower',
    letter,
  ),
  phrase(
    'race',
    'steers',
    "(?:people|folks|famil(?:y|ies)|buyers?|someone|somebody|those|neighbou?rs|owners?)(?: [a-z]+){0,4} (?:own|same|similar|our) (?:own )?(?:background|ethnicity|culture|heritage|origins?|ancestry|roots|stock)|(?:not|aren't|isn't|ain't) from (?:here|around here|this country|these parts)",
  ),
  phrase(
    'national-origin',
    'steers',
    `(?:are|is|were|was|do|does|did) (?:${them}|your [a-z ]{1,12}|their [a-z]+)(?: [a-z]+){0,3} from (?:${countries})(?![a-z])`,
    asked,
  ),
  phrase(
    'familial-status',
    'steers',
    '(?:father|mother|dad|mom) of (?:your|her|the|his) (?:baby|child|kids?|children)',
    asked,
  ),
  phrase(
    'disability',
    'excludes',
    "(?:trouble|difficulty|difficulties|problems?|hard time|unable to|struggles? with|struggling with|cannot|can't) (?:walking|walk|climbing|climb|standing|hearing|seeing|with stairs|moving around)",
    ['listing', 'question'],
  ),
  phrase(
    'disability',
    'tells',
    'in a (?:wheel ?)?chair (?:since|because|after|for|and|now)|trouble walking|hard for me to (?:walk|climb)',
    letter,
  ),
  phrase(
    'criminal-record',
    'tells',
    'debt to society|paid my debt|my sentence|(?:juvenile|detention)',
    letter,
  ),
  phrase(
    'race',
    'steers',
    inOrder(
      'lily white|you know what i mean|if you know what i mean|if you (?:get|catch) my drift|you get my drift|read between the lines|',
      `(?:area|neighbou?rhood|block|street|town|building|side)(?: [a-z]+){0,3} (?:went|got|gone|turn(?:s|ed|ing)?|getting|became|becoming|going) (?:more |too |all |very |mostly )?(?:dark|foreign|ethnic|${colors}|${origins})(?! (?:at|after|early))`,
    ),
  ),
  phrase(
    'religion',
    'steers',
    '(?:one|same|our|single|common|shared|similar|your) (?:faith|religion|creed|beliefs?)(?! (?:hill|street))|(?:christmas|hanukkah|chanukah|ramadan|diwali|easter|passover|eid|lent|kwanzaa),? or (?:christmas|hanukkah|chanukah|ramadan|diwali|easter|passover|eid|lent|kwanzaa)|what holidays',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'disability',
    'excludes',
    "(?:doctor'?s?|medical|physician'?s?|psychiatrist'?s?) (?:letter|note|certificate|clearance|proof)|mental(?: health)? (?:diagnos[a-z]+|evaluation|history)",
    ['listing', 'question'],
  ),
  phrase(
    'marital-status',
    'prefers',
    '(?:just|only|simply|merely) living together|husband and wife,? or|(?:or|and) living together',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'domestic-violence',
    'excludes',
    "(?:did|has|had|does|was|is|have) (?:you|she|he|they|your [a-z]+)(?: [a-z']+){0,6} (?:abus[a-z]+|hit|beat(?:en)?|violent|violence|hurt)(?! (?:the|a) (?:market|wall|road))",
    asked,
  ),
  phrase(
    'immigration-status',
    'excludes',
    "(?:us|american|u s|usa) (?:ids?|identification|driver'?s? licen[cs]es?|documents)",
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'national-origin',
    'tells',
    `from (?:one|an?) (?:fellow )?(?:[a-z]+m[ae]n|[a-z]+wom[ae]n|${origins}|${creeds}|immigrant) to (?:another|an?)|(?:irish|english|french|dutch|welsh|scots?)(?:m[ae]n|wom[ae]n)|(?:fled|fleeing|escaped|left) (?:the |a |our )?(?:war|regime|violence|country|persecution)(?: [a-z]+){0,3}`,
    letter,
  ),
  phrase(
    'military-status',
    'tells',
    'stationed|kuwait|platoon|battalion|regiment|squadron|barracks|boot camp|honorabl[ey] discharg[a-z]+|(?:my|our) unit (?:is back|deployed|came home|was sent)|sergeant|lieutenant|corporal|colonel|(?:army|navy|air force) (?:captain|officer|nurse|medic)',
    letter,
  ),
  phrase(
    'domestic-violence',
    'tells',
    '(?:he|husband|boyfriend|ex|partner|father|man who) (?:had |has |once |always )?(?:broke|hit|beat|choked|punched|hurt|threaten(?:ed|s)|stalk(?:ed|s)|kicked|hurts|hits|beats) (?:my|me|us)|safe (?:place|haven|from him)',
    letter,
  ),
  phrase(
    'race',
    'steers',
    `(?:${colors}|${origins}|${creeds}) (?:population|presence|majority|element|influx|takeover|quarter)`,
  ),
  phrase(
    'religion',
    'steers',
    '(?:what|which) (?:church|parish|temple|synagogue|shul|mosque|congregation) (?:do|does|are|is|did) (?:you|they|he|she)|(?:do|does) (?:you|they|he|she)(?: [a-z]+){0,2} (?:go|belong) to (?:an? |the )?(?:church|parish|temple|synagogue|shul|mosque)',
    asked,
  ),
  phrase(
    'race',
    'steers',
    `(?:which|where|the) (?:[a-z]+ ){0,6}(?:the )?(?:${colors}) (?:ones(?! (?:are|have|stay))|parts? of|side of town|section of)|(?:whites|blacks) (?:live|stay|keep|move)`,
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'national-origin',
    'steers',
    '(?:what|which) (?:tribe|nation|country|part of the world|nationality|village)(?: [a-z]+){0,3} (?:you|they|he|she|your|their)',
    asked,
  ),
  phrase(
    'immigration-status',
    'excludes',
    '(?:ask|asked|show|showed|see|check|checked|demand|bring)(?: [a-z]+){0,2} (?:his|her|their|your) (?:[a-z]+ )?(?:papers|visa|passport|green card|status)|(?:is|are) (?:your|his|her|their) (?:visa|papers|status|green card|passport)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'criminal-record',
    'excludes',
    '(?:got|have|has|had|with) an? (?:criminal |police |arrest |court )?record(?= ?[?.,!;]|$| and| or)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'race',
    'steers',
    '(?:fair|light|dark|darker|lighter|olive|brown|pale|black|white|our|your|same|their) (?:complexion(?:ed|s)?|skin(?:ned)?(?: tones?)?(?! [a-z]*(?:floor|door|panel|birch|oak)))',
  ),
  phrase(
    'race',
    'steers',
    inOrder(
      `(?:what|which) (?:shade|colou?r|race|ethnicity|background|nationality|religion|faith|creed) (?:is|are|was|were|r) ${them}`,
    ),
  ),
  phrase(
    'race',
    'steers',
    `(?:${colors}) (?:faces|hands|prospects?|gentlem[ae]n|fellows?|clients?|customers?|bidders?|dudes?|investors?|callers?|viewers?|majority)`,
  ),
  phrase(
    'race',
    'steers',
    '(?:stay(?:ed|s)?|keep|kept|keeping|remain(?:ed|s)?) (?:[a-z]+ ){0,4}(?:white|black|same colou?r|integrated|the way it (?:is|was))|good mix of people|(?:change|changing|turned?) colou?r|welcom[a-z]+ (?:only )?our kind|keep (?:this|the|our) (?:block|street|building|neighborhood) (?:as it is|pure|clean|ours)',
    ['listing', 'question'],
  ),
  phrase(
    'national-origin',
    'steers',
    `(?:${origins}|${creeds}) (?:hands|investors?|prospects?|gentlem[ae]n|clients?|customers?|bidders?|blood|stock)`,
  ),
  phrase(
    'national-origin',
    'steers',
    `where (?:are|is|were|was|r|do|does|did) (?:${them}|your [a-z]+|their [a-z]+)(?: [a-z]+)? (?:originally )?(?:from|born|come from)|(?:originally|really) from\\?`,
    asked,
  ),
  phrase(
    'national-origin',
    'prefers',
    '(?:born and (?:raised|bred)|born) (?:here|in (?:the )?(?:usa?|u s|states|america|united states|country|this country))|(?:usa?|native|foreign) born|(?:fresh )?off the boat|third world|born(?: and (?:raised|bred))? (?:americans?|new yorkers?)',
  ),
  phrase(
    'national-origin',
    'excludes',
    "(?:barely|hardly|scarcely|no|little|don't|doesn't|didn't|not|couldn't|can't|cannot|poorly|bad) (?:[a-z]+ ){0,2}(?:sp(?:eak|oke)s?|understand|understood) (?:any |much |good |proper |a word of )?english|sp(?:eak|oke)s? (?:no|little|poor|bad|broken|hardly any) english",
  ),
  phrase(
    'religion',
    'steers',
    '(?:accept|love|follow|serve|know|believe in|trust|worship|hono(?:u)?r|fear|praise|walk with)(?:s|ed|ing)? (?:in )?(?:the lord|jesus|christ|god|allah)|(?:our|my|their|your) (?:congregation|parish|mosque|masjid)|members? of (?:our|my|a|the) (?:[a-z]+ )?(?:church|parish|congregation|shul|synagogue|mosque|temple|faith)|brothers? in christ|saved by|adventists?|seventh day|ultra orthodox|scientologists?|satanists?|wiccans?|agnostics?|rastafarians?',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'religion',
    'steers',
    `(?:${creeds}|${origins}|${colors}),? (?:just )?(?:like|same as) (?:us|me|ours|ourselves|you|yourself|yourselves)`,
  ),
  phrase(
    'gender-identity',
    'excludes',
    '(?:sex|gender) (?:on|at|assigned|listed|change|reassignment)|assigned (?:fe)?male|born (?:an? |as an? )?(?:(?:fe)?male|m[ae]n|wom[ae]n|boys?|girls?)|(?:he or (?:an? )?she|she or (?:an? )?he)\\b|(?:m[ae]n|guys?|boy) (?:in (?:a dress|heels|makeup)|dressed (?:as|like|up))|in drag|he ?she|shemales?|gender (?:bender|confus[a-z]+|fluid)|sex you were born|trans(?:gender)?s',
  ),
  phrase(
    'sexual-orientation',
    'excludes',
    'dykes?|fags?|homos?|sodom[a-z]*|(?:alternative|gay|that|sinful|unnatural|immoral|deviant|homosexual) lifestyles?|straight (?:only|buyers?|folks?)|gay or (?:straight|not|lesbian)|(?:roommates?|friends|sisters|brothers|straight),? or (?:gay|lesbians?|a couple|lovers|something|more)',
  ),
  phrase(
    'sexual-orientation',
    'steers',
    '(?:are|is|r) (?:you|u|they|those|the) (?:two|guys|girls|ladies|men|women)?(?: [a-z]+){0,2} ?(?:a couple|an item|lovers|romantic[a-z]*|roommates|partners|sleeping|involved)',
    asked,
  ),
  phrase(
    'familial-status',
    'excludes',
    `(?:kids?|children|sons?|daughters?)(?: are| is| have)?(?: all)? (?:grown|moved out|gone|in college)|grown (?:kids|children)|done raising|child ?rearing|breeders?|dinks?|no (?:swing sets?|cribs?|strollers?|playpens?)|(?:two|one|three|\\d) (?:${minors}) (?:max(?:imum)?|tops|limit|per)|max(?:imum)? (?:of )?(?:\\d|one|two|three) (?:people|persons|occupants) (?:and|with)`,
  ),
  phrase(
    'familial-status',
    'excludes',
    `(?:not|isn't|never) (?:an? |the )?(?:[a-z]+ ){0,3}(?:place|home|house|building|apartment|unit|spot|layout|condo|co ?op) (?:[a-z]+ )?(?:for|with|to raise) (?:[a-z]+ ){0,3}(?:${minors}|families)`,
  ),
  phrase(
    'age',
    'steers',
    `how old(?: are| is| r| was| were|'s) ${them}(?! (?:roof|house|boiler|home|building|unit))|what(?:'s| is) (?:your|her|his|their) age|too (?:old|young|elderly) (?:to buy|for (?:this|a|the|that)|and)|(?:you|u|he|she|they)(?: [a-z']+){0,3} too (?:old|young|elderly)`,
    asked,
  ),
  phrase(
    'disability',
    'excludes',
    "(?:good|strong|healthy|young) (?:knees|legs|hips|hearts?|backs?)(?! yard)|no ambulances?|what(?:'s| is) wrong with (?:you|her|him|your|his)|(?:do|does|did) (?:you|he|she|they|anyone|your [a-z]+) (?:have|take|suffer|need|use|require)(?: [a-z]+){0,3} (?:medical|medications?|meds|pills|illness|condition|disease|disorder|cane|walker|wheelchair|nurse|aide|oxygen)",
    ['listing', 'question'],
  ),
  phrase(
    'immigration-status',
    'excludes',
    '(?:here|living here|in (?:this|the) (?:country|us|states)) (?:il)?legal(?:ly)?|(?:us|u s|american|usa|valid) passports?(?! (?:office|photo))|no (?:legal|immigration) status|visa (?:issues?|problems?|status|holders?|overstay[a-z]*)|immigration (?:status|papers?|documents?|issues?|case)|(?:legal|immigration|lawful) status|proof of (?:status|legal|residency status)|h ?1 ?b|green ?cards?',
  ),
  phrase(
    'source-of-income',
    'excludes',
    "(?:money|income|funds?|cash)(?: [a-z]+){0,4} (?:come|comes|coming|earned|from)(?: [a-z]+){0,5} (?:government|benefits|paycheck|welfare|assistance|vouchers?|ssi|ssdi|disability|subsid(?:y|ies)|alimony|child support|programs?)|(?:work|earn|job) (?:[a-z]+ ){0,4}or (?:[a-z]+ ){0,4}(?:benefits|welfare|assistance|disability|voucher|government|subsidy)|real money|(?:hardworking|taxpayers?) (?:only|not)|government cheese|on the dole|gov'?t assist[a-z]*",
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'criminal-record',
    'excludes',
    '(?:ever|been|were|was|have|has|had|any) (?:[a-z]+ ){0,3}(?:arrest(?:s|ed)?|handcuff(?:s|ed)|convict(?:ed|ions?)|in cuffs|locked up|charged with|picked up by)|(?:done|did|does|doing|do|served) time|any (?:trouble|problems) with (?:the )?(?:law|police|cops)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'military-status',
    'steers',
    'could (?:you|he|she|they) be (?:deployed|called up|activated|mobilized|shipped)|(?:are|is|in|with|from) (?:you |he |she |they |your [a-z]+ )(?:[a-z]+ )?(?:in )?(?:the )?(?:reserves|national guard|army|navy|marines|air force|military)(?! (?:yard|terminal|elevator|entrance|road|station|line|area|panel))',
    asked,
  ),
  phrase(
    'sex',
    'prefers',
    "(?:rather|sooner|prefer|take|sell to|likes?|wants?|better) (?:[a-z]+ ){0,3}(?:an? )?(?:m[ae]n|wom[ae]n|guys?|lad(?:y|ies)|(?:fe)?males?|gentlem[ae]n) (?:over|than|instead|rather|to (?:an? )?(?:wom[ae]n|m[ae]n))|(?:job|work|house|too much|lot of work) for (?:an? )?(?:wom[ae]n|lad(?:y|ies)|girls?)|(?:wom[ae]n|girls?|lad(?:y|ies)|females?) (?:can't|cannot|could not|couldn't) (?:handle|manage|run|fix)",
  ),
  // What buyers tell about themselves.
  phrase(
    'sex',
    'tells',
    "(?:one|fellow|another|like) (?:an? |your )?(?:mothers?|moms?|wom[ae]n|m[ae]n|fathers?|dads?|sisters?|brothers?) to another|(?:mother|mom|woman|man|father) to (?:mother|mom|woman|man|father)|two (?:[a-z]+ )?(?:men|women|guys|gals|sisters|brothers)|i'?m (?:just )?an? (?:[a-z]+ ){0,2}(?:woman|man|girl|guy|gal|lady|mom|mother|dad|father)",
    letter,
  ),
  phrase(
    'gender-identity',
    'tells',
    "(?:i|he|she|they|who|child|kid|son|daughter|partner)(?: have| has|'ve)? (?:[a-z]+ )?transition(?:ed|ing|s)|my transition|(?:came|coming) out as|deadname|gender|(?:as|be) (?:my )?(?:true|real|authentic) sel(?:f|ves)",
    letter,
  ),
  phrase(
    'age',
    'tells',
    `(?:i'm|i am|we're|we are|as|both|age|aged|turn(?:ed|ing)?) (?:an? |now |both |about |only |just |almost |nearly )*(?:${tens})(?: |-)?(?:years? olds?|yrs?|y ?o)?(?=,| (?:and|now|years?|looking|buying|with|this|in)|\\.|$)|\\d\\d year olds?|(?:young|elder|senior|older) buyers?|younger generation|old age|(?:last|final) (?:move|home)(?! [a-z]+ed)|golden years|empty nest(?:ers?)?|social security age|pensioners?|grow(?:ing)? old`,
    letter,
  ),
  phrase(
    'disability',
    'tells',
    "(?:i|she|he|we|who|son|daughter|wife|husband|mother|father|partner)(?: also)? (?:have|has|had|got|live with|lives with|suffer[a-z]*(?: from)?) (?:ms|als|copd|adhd|ocd|lupus|hiv|aids|cp|an? (?:condition|disorder|disease|impairment|prosthe[a-z]+|wheel ?chair|stoma|bad (?:hip|back|knee)s?))|on the spectrum|spectrum|legally blind|can't (?:climb|do) stairs|wheel ?chairs?|scoliosis|stairs are hard|one (?:level|floor) (?:[a-z]+ ){0,3}(?:knees?|hips?)|bad (?:knees?|hips?|back)|oxygen",
    letter,
  ),
  phrase(
    'marital-status',
    'tells',
    '(?:lost|miss|buried) (?:my|his|her) (?:husband|wife|spouse|partner)|(?:the|our|a) (?:divorce|wedding|marriage|engagement)|(?:getting|be|are|got|were|been|am|is) (?:[a-z]+ )?(?:married|engaged|divorced|widowed)|tie the knot|(?:will|to|be|get) wed(?:ded)?|tied the knot|bride|groom|(?:my|our) (?:fianc[a-z]+|better half|partner|significant other|girlfriend|boyfriend)|start (?:our|my|a) (?:life|lives|married life|new life) together',
    letter,
  ),
  phrase(
    'source-of-income',
    'tells',
    "ssd|survivor'?s? benefits|pension(?:er|s)?|social security|disability (?:checks?|pay)|food stamps|unemployment|foster care (?:pay|stipend)|veterans? benefits|public assistance|cash assistance",
    letter,
  ),
  phrase(
    'national-origin',
    'tells',
    `(?:${origins}) (?:hands|blood|neighbors?|cooking|grandm[a-z]+|grandparents|mother|father|kids)|(?:our|my|your|the) (?:old|home|native) (?:country|village|town)|(?:came|come|moved|emigrated|arrived|immigrated)(?: over| here)?(?: [a-z0-9]+){0,4} (?:from|as) (?:[a-z]+ ){0,2}(?:immigrants?|refugees?|abroad|overseas|naples|sicily|calabria|punjab|fujian|wenzhou|kyiv|moscow|warsaw|dublin|seoul|manila|dhaka|lahore|lagos|port au prince|santo domingo|puebla|quito|bogota|havana)`,
    letter,
  ),
  phrase(
    'criminal-record',
    'tells',
    "(?:i|we)(?: have|'ve)? (?:did|done|served) (?:my |\\d+ years? |time)|my (?:past|record|mistakes)|behind bars|released from (?:prison|jail|custody)|locked up|turn(?:ed)? my life around|rebuilt my life|clean since",
    letter,
  ),
  phrase(
    'domestic-violence',
    'tells',
    "(?:escap|flee|fled|left|leav|ran|running|hiding|away)[a-z]*(?: [a-z]+){0,4} (?:abus[a-z]+|violen[a-z]+|ex|marriage)|safe from|protective order|shelter for (?:women|families)|women'?s shelter|hit me|beat me|hurt me|abus(?:e|ed|er|ive)",
    letter,
  ),
  phrase(
    'occupation',
    'tells',
    "(?:i am|i'm|as|we are|we're|i work as|my (?:wife|husband|partner) is) (?:an? |both )?(?:[a-z]+ )?(?:nurses?|doctors?|teachers?|police officers?|firefighters?|bankers?|musicians?|professors?|chefs?|actors?|artists?|surgeons?|social workers?)",
    letter,
  ),
];
