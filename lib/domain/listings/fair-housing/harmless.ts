import { group, inOrder, oneOf } from './patterns';
import type { PhraseLanguage, TextUse } from './protected-class';

/** Words that would look like a finding and are none. They are blanked before the search. */
export interface Harmless {
  readonly language: PhraseLanguage;
  readonly pattern: string;
  readonly uses?: readonly TextUse[];
}

const asked: readonly TextUse[] = ['question', 'visit'];
const untilTheSentenceEnds = '[^.!?;。！？；]*?(?=$|[.!?;。！？；]| but | pero | except | 但)';
const landmark = group(
  'church|cathedral|chapel|synagogue|temple|mosque|museum|school|academy|university|college',
  'seminary|hospital|cemetery|center|cent(?:er|re)|library|society|charities|federation',
  'institute|theat(?:er|re)|theater|festival|parade|market|supermarket|grocery|restaurants?',
  'bakery|deli|cafe|cuisine|pub|club|street|st|avenue|ave|road|rd|lane|place|square|blvd',
  'boulevard|park|memorial|monument|bank|embassy|consulate|day|heritage|credit union',
);

export const harmless: readonly Harmless[] = [
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
  {
    language: 'es',
    pattern: inOrder(
      group(
        'no (?:se )?discrimin[a-z]+|sin (?:distincion|discriminacion|importar)|sin tener en cuenta',
        'igualdad de oportunidad[a-z]*|vivienda justa|independientemente de|todos son bienvenidos',
      ),
      untilTheSentenceEnds,
    ),
  },
  {
    language: 'es',
    pattern: oneOf(
      inOrder(
        '(?:sala|cuarto|salon|habitacion|area|bano|cocina|comedor) ',
        group('familiar|de familia|de (?:los )?ninos|infantil|blanc[oa]|negr[oa]'),
      ),
      inOrder(
        '(?:casa|vivienda|edificio|propiedad|residencia|hogar)s? ',
        group(
          'unifamiliar|multifamiliar|bifamiliar',
          '(?:de|para|con) (?:una|dos|tres|cuatro|\\d)(?: o (?:dos|tres|cuatro))? familias?',
          'de familia unica',
        ),
      ),
      inOrder(
        group('museo|parque|hospital|biblioteca|centro|escuela|jardin|area|zona|juegos?|piscina|guarderia'),
        's? (?:de juegos )?(?:de |del |para )?(?:los |las )?',
        group('ninos|nino|infantil|jovenes|veteranos|ancianos|jubilados|adultos mayores|mujeres'),
      ),
      'barrio chino|pequena (?:italia|habana)|harlem hispano',
      inOrder(
        group(
          'roble|marmol|granito|azulejos?|pintura|ladrillo|moho|puertas?|ventanas?|paredes|piso|pisos',
          'gabinetes|encimeras?|electrodomesticos|cerca|fachada|techo|hierro',
        ),
        ' (?:son |de roble )?(?:blanc|negr|moren)[oa]s?',
      ),
      'arroz moreno|linea blanca|pizarra negra',
      inOrder(
        group(
          'iglesia|templo|sinagoga|mezquita|catedral|capilla|escuela|hospital|universidad|colegio',
          'cementerio|centro|museo',
        ),
        's? (?:[a-z]+ )?',
        group(
          'catolic|cristian|judi|musulman|evangelic|bautista|hispan|african|chin|italian|dominican',
          'puertorriquen|american|ortodox',
        ),
        '[a-z]*',
      ),
      'restaurantes? [a-z]+|mercado [a-z]+|supermercado [a-z]+|cocina italiana|estilo [a-z]+',
    ),
  },
  {
    language: 'es',
    pattern: oneOf(
      inOrder(
        group('salvo|excepto|menos|a excepcion de|con excepcion de'),
        '(?: (?:los|las))? (?:animales|perros) ',
        group('de (?:servicio|apoyo|asistencia)(?: (?:y|o) (?:de )?[a-z]+)?|guia'),
      ),
      '(?:animales|perros) (?:de servicio|guia)(?: [a-z]+)? (?:son )?(?:bienvenid|permitid|aceptad)[oa]s',
      inOrder(
        group(
          'accesible|acceso|rampas?|entrada|bano|ascensor|elevador|estacionamiento|adaptad[oa]',
          'facilidades|puertas?',
        ),
        '(?: [a-z]+){0,3} (?:para|de|en|a|con) (?:personas (?:con|en) )?',
        group('silla[s]? de ruedas|discapacidad(?:es)?|discapacitados|minusvalidos|movilidad reducida'),
      ),
      '(?:mi|nuestra|uso) silla de ruedas|mi (?:perro de servicio|andador|baston)',
      'atendemos en [^.]*|hablamos [^.]*|se habla [^.]*',
      inOrder(
        '(?<!no )(?<!no se )(?:se )?acept(?:a|an|amos) (?:la )?',
        group('seccion 8|section 8|vouchers?|vales|programas|cupones'),
        '(?: [a-z]+)?',
      ),
      inOrder(
        group('seccion 8|section 8|vouchers?|vales|cityfheps|familias|ninos|todos'),
        '(?: (?:y|o) [a-z0-9]+)* (?:son )?(?:bienvenid|aceptad)[oa]s',
      ),
      'prestamos? (?:va|fha|de veteranos)|carrera(?:s)? de caballos',
      'exencion(?:es)? (?:[a-z]+ ){0,2}(?:veteran|ancian|mayores)[a-z]*|vale de estacionamiento',
      '(?:gravamen|hipoteca)(?:es)? (?:senior|mayores|menores)|familiar de lujo',
      '(?:reparaciones|arreglos|detalles|gastos) menores|mayor de edad',
    ),
  },
  {
    language: 'es',
    pattern: oneOf(
      inOrder(
        '(?:acepta|aceptan|permite|permiten|toma|toman|trabaja[n]? con)(?:n)? (?:[a-z]+ ){0,2}',
        group(
          'vales|vouchers?|seccion 8|section 8|cityfheps|ninos|animales de servicio|perros de servicio',
          'perros guia',
        ),
      ),
      inOrder(
        '(?:tengo|traigo|uso|recibo) (?:un |una )?(?:[a-z]+ )?',
        group(
          'voucher|vale|silla de ruedas|perro de servicio|perro guia|seccion 8|discapacidad|cityfheps',
          'hijos|ninos',
        ),
      ),
      '(?:soy|estoy) (?:cieg[oa]|sord[oa]|en silla de ruedas)',
    ),
    uses: asked,
  },
  {
    language: 'zh',
    pattern: `(?:不因|不分|不论|无论|不限|不歧视|禁止歧视|平等住房|公平住房|平等机会|一视同仁|不看)${untilTheSentenceEnds}|(?:公平|平等)(?:住房|居住)`,
  },
  {
    language: 'zh',
    pattern: oneOf(
      '(?:55|62|五十五|六十二)岁(?:以上|及以上)?[^。]*?(?:hopa|豁免|老年社区|长者社区|法规)[^。]*',
      '(?:55|62|五十五|六十二)岁(?:以上|及以上)(?:社区|公寓|长者)?',
      '(?:单|双|两|二|三|四|多|独立|一)(?:个)?家庭(?:住宅|房|屋|别墅|楼|用房)?',
      '家庭(?:厅|房|间|影院|办公室|浴室|聚会|式|旅馆)',
      inOrder(
        '(?:儿童|小孩|幼儿|孩子)',
        group('公园|游乐[场区]|游戏区|游戏室|博物馆|图书馆|医院|房|乐园|活动|泳池|园'),
      ),
      '老人中心|长者中心|耆老中心|退伍军人(?:公园|医院|纪念|贷款|免税|减免|事务)|唐人街|华埠|韩国城',
      '小意大利|小印度|法拉盛',
      inOrder(
        group('华人|中国|韩国|中式|亚洲|亚裔|印度|墨西哥|犹太|西班牙|日本|意大利|法式|穆斯林|华裔|犹太人'),
        '(?:的)?',
        group(
          '超市|餐馆|餐厅|商店|杂货|市场|博物馆|社区中心|商圈|银行|诊所|医院|学校|教堂|会堂|瓷砖|风格',
          '文化中心|洁食',
        ),
      ),
      '(?:基督教|天主教|佛教|犹太教|伊斯兰教?|回教|印度教)(?:堂|会堂|寺|庙|学校|医院|中心|青年会|教堂|坟场|墓园|清真寺)',
      '孔子(?:大厦|像)|(?:教堂|清真寺|佛寺|寺庙|犹太会堂|观音庙)(?:街|旁|附近|对面)',
      '律师(?:费|楼|审|审阅|事务所|名单|处理|代表|会|可|已)|无障碍[^，。]*',
      '轮椅(?:通道|坡道|升降|可|能|通行|入口|友好|电梯)|(?:坡道|电梯|入口|通道)[^，。？]{0,6}轮椅',
      '可[^，。]{0,4}轮椅',
      '(?:服务犬|服务性动物|导盲犬|服务动物|辅助犬|辅助动物)(?:[和及与或、][^，。]{0,8})?(?:除外|例外|欢迎|可以|可|不受限|不在此限|不算)',
      '除(?:了)?(?:服务犬|服务性动物|导盲犬|服务动物|辅助)[^，。]{0,8}外',
      inOrder(
        '(?<![不拒免别未勿])(?:接受|收|欢迎)(?:使用)?(?:政府)?',
        group('section ?8|第八|第8|租房券|房券|住房券|cityfheps|补助券|各种合法收入'),
        '[^，。]{0,6}',
      ),
      '身份证|移民(?:局|律师|法)|白色|黑色|黑霉|黑板|黑胡桃|白蜡|欢迎所有人|所有人|任何人|va贷款',
      'fha|老(?:城|街|房|宅|式)|年轻的树|入学|学生宿舍|公民(?:街|银行)|优先(?:留置|抵押|权)',
      '高级(?:留置|抵押)|先生街|停车券|赠券',
    ),
  },
  {
    language: 'zh',
    pattern: oneOf(
      '(?:我|我们|家母|家父|我妈|我爸|母亲|父亲|本人)[^，。？！]{0,6}(?:坐轮椅|用轮椅|轮椅|残疾|失明|失聪|导盲犬|服务犬|行动不便|拐杖)',
      inOrder(
        '(?:接受|收|可用|能用|用)(?:[^，。？！]{0,4})',
        group('cityfheps|section ?8|第八|租房券|房券|住房券|补助券|孩子|小孩|服务犬'),
        '[^，。]{0,4}吗',
      ),
    ),
    uses: asked,
  },
];
