import { inOrder, oneOf } from '../vocabulary/patterns';
import type { PeopleWords } from '../vocabulary/protected-class';
import { peopleIn } from '../vocabulary/rows';
import { colors, persons, tens } from './words';

const all: PeopleWords['reasons'] = ['excludes', 'prefers', 'steers'];

/** Words that count only when somebody decides about the person (`decisions.ts`). */
const judged: PeopleWords['reasons'] = [];

const people = peopleIn('en');

/** Looser English words for people than those of `people.ts`. */
export const englishHintsOfPeople: readonly PeopleWords[] = [
  people(
    'race',
    judged,
    inOrder(
      `(?:he|she|they|it|one|am|pm|noon|${persons})(?: (?!kitchen|door|house|wall)[a-z0-9']+){0,5} (?:is|are|was|were|looked|looks?|seem(?:s|ed)?)`,
      ` (?:[a-z]+ ){0,2}(?:dark|darker|lighter|${colors})`,
    ),
  ),
  people('race', all, '(?:complexion(?:ed|s)?|skin tones?)'),
  people(
    'national-origin',
    judged,
    'accents?|broken english|interpreters?|translators?|(?:foreign|strange) names?',
  ),
  people(
    'religion',
    judged,
    'veils?|kippah?|kufi|skull ?caps?|robes?|sari|bindi|cross(?:es)? (?:around|on)|prayer (?:rug|beads)',
  ),
  people(
    'sexual-orientation',
    judged,
    'holding hands|hand in hand|kissing|two (?:[a-z]+ )?(?:men|women|guys|gals|girls|ladies|dudes|males|females)',
  ),
  people('sex', ['excludes', 'prefers'], 'gals?|fellas?|fellows|dudes?|chicks?'),
  people(
    'marital-status',
    all,
    'common law|living together|widow|bachelors?|spinsters?|wives|husbands|husband and wife|fianc[a-z]+|(?:wedding|engagement) rings?',
  ),
  people('marital-status', judged, 'on (?:her|his) own|no ring|girlfriends?|boyfriends?'),
  people(
    'familial-status',
    all,
    'tricycles?|diapers?|high ?chairs?|car ?seats?|toys(?! r)|tykes?|tots?|pre ?schoolers?|adolescents?|offspring|school ?kids|step ?kids|rowdy bunch|playpens?|cribs?|under ?age|juveniles',
  ),
  people('familial-status', judged, '(?:sons?|daughters?|twins|triplets|stroller|belly|baby bump)'),
  people(
    'disability',
    all,
    oneOf(
      '(?:physically|mentally|visually|hearing|developmentally|intellectually) (?:challenged|impaired|disabled|handicapped|ill|different)|differently abled',
      'invalids(?! )|(?:an|the) invalid(?=[.,!?;]|$)|on drugs|drug addict[a-z]*|the invalid|lame|mobility (?:issues?|problems?|aids?|scooters?)|medical (?:problems?|issues?|needs|history)',
      "medications?|psychiatric|psych|dementia|alzheimer'?s|down'?s? syndrome|limp(?:s|ing|ed)?|prosthe[a-z]+|hearing aids?|dialysis",
      'diabetics?|cancer|sick(?! of)|illness(?:es)?|chronically ill|terminally ill|hospice|oxygen tanks?|health (?:problems?|issues?|conditions?)',
      '(?:hearing|visual(?:ly)?|vision|mobility|cognitive(?:ly)?) impair(?:ed|ments?)|(?:emotional support|therapy|comfort) pets?|substance abuse|anxiety|panic attacks|ocd|adhd|tourette[a-z]*',
    ),
  ),
  people(
    'disability',
    judged,
    'canes?|walkers?|scooters?|sign language|interpreter|braces?|shak(?:es|ing|y)|sober|meds',
  ),
  people(
    'immigration-status',
    all,
    'daca|dreamers?|asylum(?: [a-z]+)?|tps|h ?1 ?bs?|work (?:visas?|permits?)|student visas?|visas?(?! card)|passports?(?! office)|naturalized|overstay[a-z]*|(?:legal|immigration) (?:papers|documents|standing)|(?:his|her|their|immigration) papers',
  ),
  people(
    'age',
    all,
    oneOf(
      `(?:over|under|past|above|below) (?:the age of )?(?!fifty five|sixty two)${tens.replace('[2-9]\\d|', '')}(?! (?:percent|feet|units|minutes|days))`,
      'golden years|twilight years|grandparents|grandmothers?|grandfathers?|grandmas?|grandpas?|grann(?:y|ies)|geriatrics?|retirement age|getting on|up (?:there )?in years|advanced age|gray hair(?:ed)?|gr[ae]y hair(?:ed)?',
      "(?:in (?:her|his|their) )(?:early |late |mid )?(?:20|30|40|50|60|70|80|90)'?s|gen ?z(?:ers)?|zoomers?|20 ?year olds?|\\d\\d year olds?|old ?ies|aged (?:people|person|couple)|senior citizens?",
    ),
  ),
  people(
    'military-status',
    all,
    'civilians?|military transfers?|(?:army|navy|military|in the|the) reserves(?! (?:of|are|for|at|is|fund))|reservists?|deploy(?:ed|ments?|s)?|enlisted|air force|coast guard|in uniform|cadets?|servicemen|army (?:guys?|m[ae]n|brats?|famil[a-z]+)|serving members?|armed forces|gi bill|servicewom[ae]n',
  ),
  people(
    'source-of-income',
    ['excludes'],
    "ssd|(?:gov'?t|government|govt|city|state) (?:checks?|money|chequ[e]s?|assistance|aid|help|handouts?)|handouts?|ebt|medicaid|survivor'?s? benefits|pensions?|(?:public|cash) assist[a-z]*|disability (?:checks?|chequ[e]s?)|(?:hpd|nycha|hra|fheps) (?:vouchers?|checks?)|section ?8s?",
  ),
  people(
    'source-of-income',
    ['prefers'],
    'real (?:money|jobs?|income|paychecks?)|steady (?:jobs?|paychecks?|work)|pay ?stubs?|day jobs?',
  ),
  people(
    'domestic-violence',
    all,
    oneOf(
      'abusers?|bruis(?:es?|ed)|black eye|stalkers?|(?:crazy|angry|jealous|violent|dangerous|abusive) (?:ex|husband|boyfriend|partner|spouse)',
      '(?:hid(?:ing|den)|runn?ing(?: away)?|ran(?: away)?|escap(?:ed|ing)|flee(?:ing|s)?|fled) from (?:an? |her |his |their |some )?(?:[a-z]+ )?(?:ex|husband|boyfriend|partner|spouse|abuser|man|father|wife)',
      'domestic (?:situations?|incidents?|issues|cases?)|safe house|(?:beaten|battered) (?:up )?by|(?:beat|hit|hurt)s? (?:her|his wife|you)|dv',
    ),
  ),
  people(
    'criminal-record',
    all,
    'juvenile (?:detention|hall|record)|juvie|(?:jail|police|prison) time|handcuff(?:s|ed)|duis?|dwis?|mug ?shots?|behind bars|ankle (?:monitors?|bracelets?)|rikers|locked up|(?:do|does|did|done|doing|served) time|criminal charges|charged with|trouble with the (?:law|police|cops)|run ?ins? with|(?:arrest|police|court) (?:records?|history)|acquitted',
  ),
  people(
    'occupation',
    ['excludes', 'prefers'],
    'fire ?m[ae]n|civil servants?|livery (?:drivers?|men)|postal workers?|cabb?ies?|cabb?y|(?:taxi|uber|lyft|cab|truck|bus|delivery) (?:guys?|men|people|folks|drivers?)|djs?|chefs|cooks|janitors?|maids|security guards?|(?:night )?shift (?:workers?|people)|influencers?|rappers?|(?:restaurant|kitchen|construction|hotel|warehouse|factory|nightclub) (?:staff|people|workers?|guys?|crews?)|(?:finance|tech|wall street|medical|hospital) (?:types|people|guys|folks|staff|bros)|(?:doctors?|physicians?|dentists)(?!.{0,2} (?:office|suite|practice))|lawyers? (?:and|or) [a-z]+|bankers?|hairdressers?|barbers|mailm[ae]n|trades ?(?:people|men)|manual workers?|night workers?',
  ),
  people(
    'occupation',
    judged,
    '(?:drives?|works?|working|worked|employed)(?: [a-z]+){0,4} (?:uber|lyft|cab|taxi|truck|bar|restaurant|club|nights?|kitchen|construction|delivery|police|strip|casino)',
  ),
];
