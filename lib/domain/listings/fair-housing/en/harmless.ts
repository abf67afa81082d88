import type { Harmless } from '../vocabulary/harmless';
import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { TextUse } from '../vocabulary/protected-class';

const asked: readonly TextUse[] = ['question', 'visit'];
const untilTheSentenceEnds = '[^.!?;。！？；]*?(?=$|[.!?;。！？；]| but | pero | except | 但)';
const landmark = group(
  'church|cathedral|chapel|synagogue|temple|mosque|museum|school|academy|university|college',
  'seminary|hospital|cemetery|center|cent(?:er|re)|library|society|charities|federation',
  'institute|theat(?:er|re)|theater|festival|parade|market|supermarket|grocery|restaurants?',
  'bakery|deli|cafe|cuisine|pub|club|street|st|avenue|ave|road|rd|lane|place|square|blvd',
  'boulevard|park|memorial|monument|bank|embassy|consulate|day|heritage|credit union',
);

export const englishHarmless: readonly Harmless[] = [
  {
    language: 'en',
    pattern:
      '(?:disabled|handicapped) (?:dishwasher|stove|appliances?|alarms?|elevator|vehicles?|cars?|outlets?|boiler|furnace|systems?|sprinklers?|devices?|detectors?|cameras?|features?|functions?|lifts?|locks?|accounts?|lines?)',
  },
  {
    language: 'en',
    pattern:
      '(?:old|former|historic|nearby|neighboring|stone|brick|landmark) (?:church|chapel|synagogue|temple|mosque)(?! (?:famil|people|member|goer|communit))',
    uses: ['listing', 'question', 'visit'],
  },
  {
    language: 'en',
    pattern: inOrder(
      group(
        'without regard to|regardless of|irrespective of',
        "(?:do|does|will|shall)(?: not|n't) discriminate|never discriminates?|no discrimination",
        'not discriminate|equal (?:housing )?opportunity|fair housing',
        '(?:prohibit|bar|forbid)s? discrimination|protected class(?:es)?|human rights law',
        'all (?:buyers|people|applicants|families|offers|backgrounds) (?:are )?welcome',
      ),
      untilTheSentenceEnds,
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      'americans with disabilities act|firpta|foreign person|foreign persons affidavit',
      'non ?foreign (?:affidavit|status)|nonresident alien|hopa[a-z ]*',
      'senior (?:living|communit(?:y|ies)|housing|building|residences?)|housing for older persons',
      'retirement communit(?:y|ies)|active adults?|adult (?:community|living|complex)',
      '(?:equal|fair) housing|domestic partners?|tenan(?:cy|ts) by the entirety',
      'husband and wife as tenants',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      '(?:single|two|three|four|five|one|multi|\\d) ?(?:to four )?famil(?:y|ies)(?! of| with| only)',
      inOrder(
        'family ',
        group(
          'rooms?|kitchens?|baths?|bathrooms?|area|entrance|sized?|homes?|houses?|dwellings?|units?',
          'owned|court|business|compound|residences?|property|dwelling|gatherings?|dinners?|den|lounge',
          'suite|style|building|zoning|use|health|doctor|dollar',
        ),
      ),
      "family'?s? (?:estate|trust|heirloom)",
    ),
  },
  {
    language: 'en',
    pattern: inOrder(
      group('children|kid|girl|boy|m[ae]n|wom[ae]n|lad(?:y|ies)|senior|veteran|child|baby|teen|parent'),
      "(?:'?s'?|s'|’s)? ?",
      group(
        'museum|playground|play(?: ?room| ?area| ?set)|rooms?|bedrooms?|library|hospital|pool|park',
        'center|cent(?:er|re)|zoo|theater|clinic|locker|restrooms?|bathroom|clothes|clothing|bikes?',
        'care|gate|grand|day ?care|camp|school|services|exemptions?|discounts?|house|closet',
        'proof(?:ed|ing)?|lock|safety|cave|hole|friendly (?:restaurant|park)',
      ),
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        group('veterans?|senior|star|elderly|disability|clergy|age'),
        "(?:'s?)? (?:citizens? )?(?:property tax |homeowners?'? |tax )*",
        group('exemptions?|abatements?|discounts?|credits?'),
      ),
      inOrder(
        '(?:va|fha|veterans?|veterans affairs) ',
        group('loans?|financing|mortgages?|approved|eligible|hospital|buyers? (?:loans?|financing)'),
      ),
      inOrder(
        'veterans? ',
        group('memorial|park|highway|day|affairs|administration|avenue|road|bridge|cemetery|center'),
      ),
      '(?:navy|army) (?:yard|blue|terminal|green)|marine (?:park|grade|drive)',
      'soldiers? and sailors?|navy (?:street|cabinets?|island|walls?)|military (?:road|park|time)',
      'senior (?:liens?|mortgages?|cent(?:er|re)s?|debt|encumbrances?|lienholder)',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        '(?:white|black|brown|blond|beige|cream)(?: and (?:gr[ae]y|white|black|gold))?(?:,? [a-z]+)? ',
        group(
          'kitchen|cabinets?|cabinetry|oak|tile|tiles|marble|granite|quartz|brick|stone|walls?|trim',
          'door|doors|paint|vinyl|appliances?|stainless|countertops?|subway|fence|picket|siding',
          'shutters?|fixtures?|hardware|plains|birch|pine|walnut|mold|top|water|sand|shingles?|roof|ash',
          'cedar|river|lake|house|colonial|building|bath|bathroom|floors?',
        ),
      ),
      inOrder(
        'white ',
        group('plains|street|st|hall|stone|glove|box|elephant|sands|lake|noise|wash(?:ed)?|horse|house'),
      ),
      'black (?:rock|river|creek|mountain|top|walnut|out|tie|friday|box|street|mold|iron)',
      'brown ?stones?|brown street',
    ),
  },
  {
    language: 'en',
    pattern: inOrder(
      "(?<!(?:is|was|it's|such|on) an? )(?:(?!an?(?![a-z]))[a-z]+ )?",
      group(
        'christian|catholic|protestant|evangelical|baptist|lutheran|methodist|jewish|hasidic|orthodox',
        'muslim|islamic|hindu|buddhist|sikh|mormon|quaker|episcopal|presbyterian|pentecostal',
        'african american|african|black|hispanic|latino|asian|arab|chinese|polish|italian|irish',
        'german|greek|russian|korean|japanese|mexican|indian|puerto rican|dominican|ukrainian|french',
        'spanish|english|caribbean|jamaican|haitian|west indian|gay|lesbian|american|native american',
      ),
      group(
        inOrder(
          ' ',
          group(
            'orthodox|community|methodist|baptist|episcopal|heritage|cultural|american|history|reform|art',
            'food|grocery|family',
          ),
        ),
      ),
      `? ${landmark}(?![a-z])`,
    ),
    uses: ['listing', 'question', 'visit'],
  },
  {
    language: 'en',
    pattern: inOrder(
      group(
        'french|dutch|english|german|italian|spanish|persian|oriental|turkish|chinese|japanese|greek',
        'mexican|polish|irish|moroccan|indian|american|african|victorian|colonial',
      ),
      '(?: [a-z]+)? ',
      group(
        'doors?|windows?|ovens?|basement|tudor|tile|tiles|rugs?|carpets?|marble|porcelain|drywall',
        'garden|maple|elm|walnut|oak|cabinets?|fixtures?|toilets?|faucets?|revival|colonial',
        'provincial|style|style[a-z]*|drains?|area rugs?|appliances?|limestone|leather|country',
        'standard|mahogany|hardware|vanity|restaurants?|bakery|market|cedar|foursquare|craftsman',
      ),
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        '(?:wheel ?chair|handicap(?:ped)?|disabled|disability|ada|barrier free)(?: [a-z]+)? ',
        group(
          'access[a-z]*|ramps?|lifts?|entrance|entry|friendly|height|parking|bathroom|bath|compliant',
          'shower|rails?|spots?|spaces?|turning|hallways?|doors?|elevators?|platform|height|clearance',
          'route|height',
        ),
      ),
      'walker paradise',
      inOrder(
        group(
          'accessible|wide enough|room|ramp|lift|elevator|doors?|hallways?|access|clearance|turning',
          'width|roll in',
        ),
        '(?: [a-z]+){0,5} (?:for|to|by|with|fits?|in) (?:an? )?(?:wheel ?chairs?|scooters?|walkers?)(?: users?)?',
      ),
      'wheel ?chairs? (?:can|fits?|rolls?|turns?|gets?)',
      'any child(?:ren)? (?:had|have|been|tested|ever)',
      '(?:seller|owner|grantor)s? (?:is |are )?(?:married|divorced|single|unmarried)',
      '(?:is|are|for) (?:[a-z]+ )?wheel ?chair(?: or [a-z]+)? (?:user )?accessible',
      'blind (?:corner|spot|nail|arch)|walk ?ups?',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        group('except|excluding|apart from|other than|but|only|unless'),
        '(?: for)?(?: [a-z]+){0,3} (?:service|assistance|support|guide|emotional support)',
        group(',? (?:and|or|&) (?:service|assistance|support|guide|emotional support|comfort)'),
        '? (?:animals?|dogs?)',
      ),
      inOrder(
        '(?:service|assistance|support|guide)',
        group(',? (?:and|or|&) (?:service|assistance|support|guide|emotional support)'),
        '? (?:animals?|dogs?)(?: are| is)? (?:always |of course |still )?',
        group('welcome|allowed|permitted|accepted|exempt|excepted|not (?:considered )?pets'),
      ),
      'reasonable (?:accommodations?|modifications?)',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        group(
          'kids|children|families(?: with (?:kids|children))?|everyone|everybody|vouchers?',
          'section (?:8|eight)|cityfheps|fheps|hasa|veterans|seniors|wheelchair users?|lgbt[a-z+]*',
          'immigrants',
          inOrder(
            '(?:all|any) (?:[a-z]+ ){0,3}',
            group('families|people|households|buyers|applicants|voucher holders|programs|sources?'),
          ),
        ),
        group('(?:,| and|,? or|\\/)? (?:[a-z0-9+]+ ){0,3}(?:vouchers?|programs?|children|families)'),
        '?(?: (?!not |never |no )[a-z]+)? (?:are |is )?(?:always |also |very |all |most )?',
        group('welcome(?! mat)|accepted|ok|okay|considered'),
        '(?! (?:only|if|unless))',
      ),
      inOrder(
        '(?<!not )(?:accepts?|accepting|welcomes?|takes) ',
        group('section (?:8|eight)|vouchers?|cityfheps|all (?:[a-z]+ )?(?:vouchers|programs|sources)'),
      ),
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      'gay (?:street|st|liberation|head|nineties)|straight (?:line|shot|path|run|sale|stairs?|from|to|away)',
      'queen (?:size|anne)|king size',
      '(?:fe)?male (?:end|connectors?|adapters?|threads?|fittings?|plugs?|coupling|ports?)',
      'virgin wool|man ?hole|mother in law|his and hers|jack and jill|bachelor (?:kitchen|chest)',
      'ladies mile|master (?:suite|bedroom|bath|bathroom|craftsm[ae]n|plan|lease|deed|closet)',
      inOrder(
        'single ',
        group(
          'car|story|storey|level|floor|owner|pane|sink|occupancy|phase|room|family|hung|ply|zone|point',
          'garage',
        ),
      ),
      'adult (?:education|school|classes|swim|learning)(?: classes)?|seniors? high',
      'young (?:trees?|orchard|plants?|street)',
      'minors? (?:repairs?|cosmetic|league|wear|work|cracks?|damage)',
      'race (?:track|way|course|street)',
      'citizens? (?:bank|street|avenue|park|savings|savings bank|advisory)',
      'retired (?:debt|bonds|lien|number|boiler)|visa card|criminal court',
      "women'?s (?:clinic|health)",
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      '(?:parking|meal|transit|gift|laundry|travel|discount|hotel|valet) vouchers?|hud 1',
      'no hud liens|program of',
      inOrder(
        group('energy|rebate|recycling|weatherization|solar|tax'),
        ' (?:assistance|subsid(?:y|ies)|programs?)',
      ),
      'down ?payment assistance',
      'kosher (?:kitchen|sinks?|market|bakery|restaurants?|grocery|deli|supermarket)',
      '(?:sabbath|shabbat|shabbos) (?:elevator|mode|oven|lamp|timer)|two sinks?',
      'sukkah (?:balcony|porch|deck)|prayer room|(?:religious|faith) (?:artifacts|healing)',
      'good faith|little italy|china ?town|korea ?town',
      inOrder(
        'little ',
        group('odessa|haiti|india|senegal|caribbean|manila|poland|guyana|yemen|bangladesh|tokyo|havana'),
      ),
      'spanish harlem|el barrio|hispanic society|irish hills|german ?town|greek ?town|boerum',
      'jews? harp|turkish bath',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      'do i (?:need|have) to be (?:an? )?(?:us |american )?(?:citizens?|residents?)',
      inOrder(
        'how many famil(?:y|ies) (?:does|is|are|can)(?: [a-z]+){0,5} ',
        group('occupancy|zon[a-z]+|legal[a-z]*|allow[a-z]*|permit[a-z]*|hold|house'),
      ),
      inOrder(
        '(?:my|our) (?:[a-z]+ ){0,2}',
        group(
          'wheel ?chair|service (?:dog|animal)|guide dog|walker|cane|scooter|disability|hearing aids?',
          'voucher|kids|children|son|daughter|baby|toddler|family|wife|husband|mother|father|parents',
          'grandmother',
        ),
      ),
      inOrder(
        '(?:i|we) (?:also )?',
        group('use|am in|need|have|bring|get around in|rely on|hold|am using|receive|get'),
        ' (?:an? |my )?(?:[a-z]+ )?',
        group(
          'wheel ?chair|service (?:dog|animal)|guide dog|walker|cane|scooter|disability|voucher',
          'section 8|cityfheps|kids|children|baby|toddler|child',
        ),
      ),
      "(?:i am|i'm|who is|am) (?:legally |partially )?(?:blind|deaf|disabled|hard of hearing)",
      'in a wheel ?chair,? (?:is|are|can|will|could)',
      inOrder(
        '(?:do|does|will|would|can|is|are) (?:you|the [a-z]+|they|it|this [a-z]+)(?: [a-z]+)? ',
        group('take|accept|allow|permit|work with|open to|participate in'),
        '(?: [a-z]+){0,3} ',
        group('vouchers?|section (?:8|eight)|cityfheps|fheps|kids|children|service (?:animals?|dogs?)'),
      ),
      '(?:vouchers?|section (?:8|eight)|cityfheps) (?:accepted|ok|okay|allowed)\\?',
    ),
    uses: asked,
  },
  {
    language: 'en',
    pattern: oneOf(
      'church (?:avenue|ave|street|st|road|rd|lane|place|hill)|temple (?:street|st|avenue|court)',
      "bishop street|faith street|master'?s? (?:suite|bedroom|bath)|va (?:loan|financing|mortgage)",
      'family (?:attorney|lawyer|office|trust|dentist)|christmas (?:lights|break|week)',
      '(?:the|a|two|three|four|\\d) family (?:house|home|dwelling)|blinds|parking in tandem',
      '(?:as|by|for|from|to) my attorney|baby (?:grand|gate)|marine varnish|good lord',
    ),
    uses: ['letter'],
  },
];
