import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { PeopleWords } from '../vocabulary/protected-class';
import { peopleIn } from '../vocabulary/rows';
import {
  colors,
  creedPlurals,
  creeds,
  incomes,
  jobs,
  minors,
  originPlurals,
  origins,
  persons,
} from './words';

type Reasons = PeopleWords['reasons'];
const all: Reasons = ['excludes', 'prefers', 'steers'];
const chosen: Reasons = ['excludes', 'prefers'];

const row = peopleIn('en');

/** Chinese, Polish and the like are people only when somebody rents to them or lives there. */
export const englishPeople: readonly PeopleWords[] = [
  row(
    'race',
    all,
    `whites|(?:${colors})(?: (?:and|or) [a-z]+)? ${persons}|hispanics?|latin[oax]s?|caucasians?|asians?|arabs?|blacks`,
  ),
  row('race', ['steers'], 'white|black|brown'),
  row(
    'national-origin',
    all,
    oneOf(
      inOrder(
        `(?:${origins})(?!`,
        ' ',
        group(
          'stove|bath|kitchen|marble|oak|tile|doors?|style|basement|elm|walnut|porcelain|granite',
          'appliances?|restaurants?|pubs?|food|market|bakery|deli|cabinet(?:ry|s)|drywall|provincial',
          'revival|colonial|architecture|oven|rugs?|toilets?|faucets?|windows?|garden|beer|consulate',
          'embassy|language',
        ),
        ')',
      ),
      originPlurals,
    ),
  ),
  row('religion', all, `(?:${creeds})|${creedPlurals}`),
  row(
    'immigration-status',
    all,
    oneOf(
      'immigrants?|aliens?|refugees|undocumented|illegals?',
      '(?:us |american |united states )?citizens?(?! bank| street| avenue| park)',
      'green cards?(?: holders?)?|visas?(?: holders?)|asylum seekers|non residents',
      '(?:permanent|legal) residents|immigration status',
    ),
  ),
  row(
    'sex',
    chosen,
    '(?:fe)?males?|m[ae]n|wom[ae]n|lad(?:y|ies)|gentlem[ae]n|girls?|boys|guys|bachelors?|bachelorettes?',
  ),
  row('sex', chosen, 'single (?:men|women|males?|females?|guys|girls|ladies)'),
  row('gender-identity', all, 'trans|transgender(?:ed)?'),
  row('sexual-orientation', all, 'gays?|straight(?! (?:line|shot|path|run|sale|stair|from|to))|lgbt[a-z]*'),
  row('familial-status', all, minors),
  row(
    'familial-status',
    all,
    oneOf(
      'families|large families|family(?! (?:home|house|dwelling|residence|owned|style|size|sized))',
      'single (?:moms?|mothers?|parents?|dads?|fathers?)|pregnan(?:t|cy)|expecting',
      'expectant (?:mothers?|parents?|couples?)',
    ),
  ),
  row(
    'familial-status',
    ['prefers'],
    'adults?|grown ?ups?|couples?|singles|two people|one person|child free',
  ),
  row(
    'marital-status',
    all,
    oneOf(
      'married(?! (?:filing|to the design))|unmarried|unwed|divorced?|divorcees?|newlyweds?',
      'widow(?:s|ers?|ed)?|single (?:people|persons?|tenants?|men|women|adults)|cohabit[a-z]*',
      'live in (?:partners?|girlfriends?|boyfriends?)|(?:husband|husbands) and (?:wife|wives)',
      'separated (?:people|men|women|couples)',
    ),
  ),
  row(
    'age',
    all,
    oneOf(
      'oldsters?|seniors?(?! (?:liens?|mortgages?|center|housing))|elders?|elderly|retirees?',
      'retired|under \\d\\d(?! ?(?:feet|ft|foot|acres?|photos|sq|square|miles?|years|units?|minutes?|lbs?|pounds?|percent|%|inch(?:es)?|gallons?|hours?|days?|months?|guests|spaces|k |k$|thousand|million|amps?|degrees|stories|floors|market|asking|list|offers?|contract))',
      'over \\d\\d(?! ?(?:feet|ft|foot|acres?|photos|sq|square|miles?|years|units?|minutes?|lbs?|pounds?|percent|%|inch(?:es)?|gallons?|hours?|days?|months?|guests|spaces|k |k$|thousand|million|amps?|degrees|stories|floors|market|asking|list|offers?|contract))',
      'old (?:people|folks?)|young(?:er)?(?! (?:trees?|plants?|street))|youth|college students',
      'graduates|grads|pensioners?|millennials|empty nesters',
    ),
  ),
  row(
    'disability',
    all,
    oneOf(
      'disabled|handicapped|handicaps?|wheelchairs?|wheel chairs?|cripples?|crippled',
      'blind(?! corner| spot)|deaf|mentally',
      'mental (?:illness|health(?: history| issues?| problems?)?|problems?|issues?|disorders?)|ptsd',
      'infirm|frail|bipolar|crutches|special needs|autis(?:m|tic)|hiv|addicts?|alcoholics?',
      'drug (?:users?|history)|in recovery|recovering|rehab patients?|walkers?(?! paradise)|canes?',
      'oxygen|group homes?|halfway houses?|sober (?:homes?|houses?|living)|disabilit(?:y|ies)',
      'depression|schizophreni[ac]s?|seizures|medical (?:conditions?|equipment)',
      'home (?:attendants?|aides?)|epilep[a-z]+|amputees?|sick people|caregivers?|methadone',
    ),
  ),
  row(
    'disability',
    ['excludes'],
    '(?:service|assistance|support|guide|therapy|seeing eye|comfort|emotional support) (?:animals?|dogs?|cats?)|esas?',
  ),
  row(
    'military-status',
    all,
    oneOf(
      'veterans?(?! (?:exemption|memorial|day|park|highway|affairs))|vets(?! clinic)|soldiers?',
      'military(?! (?:park|road))|active duty|service ?members?|servicem[ae]n|reservists?',
      'national guard|army|navy (?:people|families|personnel)|marines|gis|gi.s|sailors',
    ),
  ),
  row('source-of-income', ['excludes'], `${incomes}(?! (?:of|de)(?![a-z]))|unemployed`),
  row(
    'source-of-income',
    ['prefers'],
    oneOf(
      'employed(?! by)|employment|w ?2(?: earners?| employees?)?',
      'full time (?:workers?|jobs?|employment|income)|paychecks?|wage earners?',
      'working (?:people|persons?|tenants?|professionals?|families|couples?)|job holders?',
      'salaried(?: [a-z]+)?|salar(?:y|ies)|wages|a job|jobs|earned income',
    ),
  ),
  row(
    'source-of-income',
    ['steers'],
    '(?:section (?:8|eight)|voucher|welfare|subsidized|housing assistance|fheps) (?:tenants?|holders?|people|families|recipients?|renters?|units?|buildings?|types|folks|cases?)',
  ),
  row(
    'domestic-violence',
    all,
    oneOf(
      '(?:domestic|family) (?:violence|abuse)|battered|abused|abusive|restraining orders?',
      "orders? of protection|protective orders?|women'?s shelters?",
      'violent (?:ex(?:es)?|partners?|husbands?)|stalk(?:ed|ers?|ing)|abuse victims?',
    ),
  ),
  row(
    'criminal-record',
    all,
    oneOf(
      'felons?|felony|felonies|ex ?cons?|convict(?:s|ed|ions?)?',
      'criminals?(?! (?:court|background check))|criminal (?:records?|history|background|past)',
      'arrest(?:s|ed)?(?: records?)?|parole(?:es?)?|probation(?:ers)?|ex ?offenders?',
      '(?:sex )?offenders?|jail(?:ed)?|prison(?:ers?)?|incarcerat[a-z]*|police records?|rap sheets?',
      'misdemeanors?|ex prisoners?|formerly incarcerated',
    ),
  ),
  row('occupation', chosen, jobs),
  row(
    'occupation',
    ['prefers'],
    'professionals?(?! (?:manage|grade|clean|photo|install|paint|office|designer))',
  ),
];
