import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { Phrase, ProtectedClass } from '../vocabulary/protected-class';
import { colors, countries, creedPlurals, creeds, minors, originPlurals, origins, tens } from './words';

const row = (protectedClass: ProtectedClass, pattern: string): Phrase => ({
  protectedClass,
  language: 'en',
  reason: 'tells',
  pattern,
  uses: ['letter'],
});

const kin = oneOf(
  'sons?|daughters?|twins?|triplets',
  'grand(?:kids|children|parents|sons?|daughters?|mother|father|ma|pa)',
  'little (?:ones?|boys?|girls?)|boys|girls|nieces?|nephews?|stepchildren|stepsons?|moms?',
  'mothers?|dads?|fathers?|parents|in laws',
);
const notAStreet = '(?! (?:street|st|avenue|ave|road|rd|lane|place|hill|square|boulevard|blvd)(?![a-z]))';
const notAHouse = '(?! (?:house|home|dwelling|unit|room|residence|attorney|lawyer|owned)s?(?![a-z]))';
const iAm = "(?:as|i am|we are|i'm|we're|both|i was|we were|being|proud|fellow|are|family is|my [a-z]+ is)";

/**
 * Words in which buyers tell a seller about themselves or their household ("love letters"). A seller who
 * chooses by them discriminates: 42 U.S.C. 3604(a), Executive Law § 296(5).
 */
export const englishLetters: readonly Phrase[] = [
  row(
    'familial-status',
    inOrder(
      group('my|our|raise|raising|the|two|three|four|five|six|another|new|first|second|third|a|with|\\d'),
      group(
        ' own| new| growing| young| little| two| three| four| five| six| small| beautiful| lovely',
        ' first| second| newborn| teenage| \\d',
      ),
      '*(?: an?)? ',
      group(`${minors}|${kin}|families|(?<!the |a |two |three |four |\\d )family`),
      `(?!'?s? (?:room|bedroom|bath)|ly)${notAHouse}`,
    ),
  ),
  row(
    'familial-status',
    oneOf(
      inOrder(
        group('growing|young|large|big|little|happy|loving|whole|entire|close knit|hard ?working|blended'),
        ' famil(?:y|ies)',
      ),
      inOrder(
        group('start|starting|started|raise|raising|expand|grow|growing|have|for'),
        ` (?:a|our|my|the) (?:[a-z]+ )?family${notAHouse}`,
      ),
      'family of (?:\\d|two|three|four|five|six|seven|eight)',
      "(?:we are|we're|as) (?:a|an) (?:[a-z]+ )?family|pregnan(?:t|cy)|expecting",
      '(?:baby|child|one|little one|number (?:two|three|four)|twins|daughter|son) (?:is |are )?due',
      `nursery(?! school)|${minors}|grandchild|adopt(?:ed|ing|ion)?`,
      'single (?:moms?|mothers?|dads?|fathers?|parents?)',
      '(?:babies|schoolers?|kindergarten(?:er)?s?)|foster (?:parents?|kids|children)|crib',
    ),
  ),
  row(
    'marital-status',
    oneOf(
      inOrder(
        '(?:my|our) (?:[a-z]+ )?',
        group(
          'wife|husband|spouse|fianc[a-z]+|girlfriend|boyfriend|partner|wedding|marriage|honeymoon',
          'anniversary|engagement',
        ),
      ),
      'newlyweds?|(?:just|recently|newly|getting|got|been|are|be|happily) married',
      'marr(?:ied|y|ying) (?:in|last|this|for|next)|divorced?|divorcee|widow(?:er|ed)?',
      '(?:just|recently|newly|got|are) engaged(?! (?:an?|the|our) )|wife and i|husband and i|wife',
      "husband|as a (?:single|married|engaged) |i am single|i'm single|wedding",
    ),
  ),
  row(
    'religion',
    oneOf(
      `(?:church|synagogue|temple|mosque|parish|masjid|gurdwara)(?:es|s)?${notAStreet}|shul`,
      'congregation|pray(?:s|ed|ers?|ing)?|god|lord|bless(?:ed|ings?|es)?',
      '(?<!good )faith(?:ful)?(?!fully)|worship|jesus|christ|bible|scripture|allah|torah|rabbi',
      'pastor|priest|imam|minister|ministry|gospel|baptis[a-z]+|communion',
      'christmas (?:tree|morning|dinner|eve|stockings?|mornings|with|at|in)|hanukkah|chanukah',
      'menorah|sukkah|passover|seder|shabb(?:at|os)|sabbath|ramadan|eid|diwali',
      `easter (?:dinner|egg|sunday|morning)|halal|kosher|mitzvah|quran|heavenly|(?:${creeds})`,
      `(?:${creedPlurals})`,
    ),
  ),
  row(
    'race',
    oneOf(
      `${iAm} (?:an? )?(?:[a-z]+ )?(?:${colors})(?! (?:bank|attorney))`,
      inOrder(
        `(?:${colors}) `,
        group('famil(?:y|ies)|couple|m[ae]n|wom[ae]n|buyers?|people|americans?|household|home ?buyers?'),
      ),
      `(?:${colors}),? (?:[a-z]+,? ){0,2}(?:people|famil(?:y|ies)|couple|household)`,
      'people of colou?r',
      inOrder(
        '(?:our|your|same|own) ',
        group('race|kind|community|people|heritage|culture|background|ethnicity|ancestry|roots'),
      ),
    ),
  ),
  row(
    'national-origin',
    oneOf(
      `${iAm} (?:an? )?(?:[a-z]+ )?(?:${origins})|(?:${originPlurals})`,
      inOrder(
        `(?:${origins}) `,
        group(
          'famil(?:y|ies)|couple|roots|heritage|immigrants?|american|descent|community|background',
          'parents|buyers?|people|household',
        ),
      ),
      inOrder(
        group(
          "came|come|moved|immigrated|arrived|emigrated|hail|are|is|am|here|i'm|we're|originally|born",
          'grew up|roots|family|fled|both',
        ),
        `(?: [a-z]+){0,4} (?:from|in|to leave) (?:${countries})(?![a-z])`,
      ),
      `(?:fled|left|leaving) (?:${countries})`,
      '(?:my|our) (?:native|home|mother|old)(?: |-)?(?:country|language|land|tongue)',
      '(?:home|mother|father) ?land|countrym[ae]n|compatriots?|paisanos?',
      'like (?:you|your family|yours),? (?:we|i|my|our|mine)',
      inOrder(
        'speak(?:s|ing)? ',
        group(
          'spanish|polish|chinese|mandarin|cantonese|russian|italian|korean|greek|french|hindi|bengali',
          'creole|arabic|hebrew|yiddish|german|portuguese|ukrainian|albanian|urdu|punjabi|vietnamese',
          'tagalog|english',
        ),
      ),
      'ethnic|accent(?! (?:wall|light))',
      '(?:from|share) the (?:same|old) (?:country|village|town|place)',
      'same (?:village|language|country)',
    ),
  ),
  row(
    'immigration-status',
    'immigra[a-z]+|refugees?|green cards?|citizens?(?! bank)|citizenship|asylum|undocumented|visas?|naturalized|daca|dreamers',
  ),
  row(
    'age',
    oneOf(
      inOrder(
        '(?:young|elderly|older|retired|middle aged|senior) ',
        group('couple|person|people|parents?|buyers?|man|woman|professionals?|adults?'),
      ),
      'retire(?:es?|d|ment)|senior citizens?',
      inOrder(
        `${iAm} (?:only |now |just |almost |nearly |both )?(?:in (?:my|our) |at |over )?${tens}`,
        group(' years? old| years? young|,|\\.| and| now|$'),
      ),
      `at ${tens}(?: years old)?,? (?:i|we|my)`,
      inOrder(
        '(?:my|our) ',
        group(
          'golden years|old age|age',
          inOrder(
            '(?:early |late |mid )?',
            group("[2-8]0'?s|twenties|thirties|forties|fifties|sixties|seventies|eighties"),
          ),
        ),
      ),
      `${tens} years? (?:young|of age)|last home (?:i|we)|grow old|old enough|millennials?`,
    ),
  ),
  row(
    'disability',
    oneOf(
      'disabled|handicapped|wheelchair',
      '(?:my|our|his|her|a) (?:disabilit(?:y|ies)|illness|cancer|medical condition)',
      'disabilit(?:y|ies)|service (?:animal|dog)s?|multiple sclerosis|ms makes|cerebral palsy',
      "parkinson'?s|autis[a-z]+|cancer|blind(?!s)|deaf|hard of hearing|diabet[a-z]+|arthritis",
      'stroke|chronic|ptsd|down syndrome|special needs|epilep[a-z]+|depression|anxiety|sober',
      "in recovery|dementia|alzheimer'?s|prosthe[a-z]+|amput[a-z]+|mobility|caregivers?",
      'health (?:issues?|problems?|conditions?)|hiv|asthma|walker|chemotherapy|chemo|surgery',
      'diagnos[a-z]+|hip replacement|hearing loss|dialysis|oncolog[a-z]+|seizures?|bipolar',
    ),
  ),
  row(
    'military-status',
    oneOf(
      'veterans?|vet|active duty',
      inOrder(
        '(?:served|serving|service|serve) (?:in|with|to) (?:the |our |my )?(?:us |u\\.s\\. )?',
        group('army|navy|marines?|air force|military|country|coast guard|national guard|nation'),
      ),
      'deployed|deployment|military|army|navy(?! blue| yard)|marines?(?! park)|air force|combat',
      'purple heart|iraq|afghanistan|tours? of duty|reservist|national guard|(?:my|our) service',
      'soldiers?',
    ),
  ),
  row(
    'sexual-orientation',
    oneOf(
      'same sex|gay|lesbian|queer|lgbt[a-z]*',
      'two (?:dads|moms|mothers|fathers|husbands|wives|mommies|daddies|brides|grooms)|bisexual',
      '(?:my|his|her) (?:wife|husband),? (?:and i )?(?:are both|both)',
    ),
  ),
  row(
    'gender-identity',
    'trans(?:gender|sexual)?(?![a-z])|nonbinary|non binary|transition(?:ed|ing) (?:to|from|as)|pronouns',
  ),
  row(
    'source-of-income',
    oneOf(
      'housing vouchers?|voucher|section 8',
      inOrder(
        group('disability|social security|unemployment|government|public|va'),
        ' (?:benefits|income|assistance)',
      ),
      'child support|alimony|welfare|ssi|ssdi|fheps|cityfheps',
    ),
  ),
  row(
    'sex',
    oneOf(
      inOrder(
        "(?:as|being|i am|i'm) (?:an? )?(?:[a-z]+ )?",
        group('wom[ae]n|m[ae]n|female|male|lady|gentleman|bachelor|girl'),
        '(?![a-z])',
      ),
      'single wom[ae]n|single m[ae]n|fellow wom[ae]n|wom[ae]n (?:owner|buyer|to woman)',
    ),
  ),
  row(
    'domestic-violence',
    'domestic (?:violence|abuse)|abusive|abuser|battered|survivor|(?:escap|flee|fled)[a-z]* (?:an?|my|from)|restraining order|order of protection|violent',
  ),
  row(
    'criminal-record',
    'felon(?:y|s)?|convict(?:ed|ion|s)|criminal|arrest(?:ed)?|prison|jail|incarcerat[a-z]*|parole|probation|second chance',
  ),
];
