import type { Harmless } from './harmless';
import { inOrder, oneOf } from './patterns';
import type { TextUse } from './protected-class';

const asked: readonly TextUse[] = ['question', 'visit'];
const letter: readonly TextUse[] = ['letter'];
const rest = '[^.!?;。！？；]*';

/** Talk that names people and judges nobody: law, taxes, equipment, places, and what the writer needs. */
export const harmlessTalk: readonly Harmless[] = [
  {
    language: 'es',
    pattern:
      '(?:extranjer[oa]s?)(?=[^.!?]{0,90}(?:firpta|reten|impuesto|cierre|formulario|escritura))|(?<=firpta[^.!?]{0,60})extranjer[oa]s?',
  },
  {
    language: 'zh',
    pattern:
      '外国(?:人|卖家|卖方|买家|买方|业主)(?=[^。！？]{0,30}(?:税|预扣|firpta|扣缴|过户|表))|(?<=firpta[^。！？]{0,30})外国(?:人|卖家|买家)?',
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?:can't|cannot|can not|may not|must not|mustn't|do not|don't|(?:not|never|un)(?: allowed| permitted| able)? ?to|not allowed to|unable to|won't|will not|prohibited from|barred from|never)(?: [a-z]+){0,2} ",
        '(?:answer|say|tell|discuss|describe|comment|speak|talk|disclose|share|characterize|steer|identify|guess)(?:ing)?(?: [a-z]+){0,3} ',
        `(?:about|who|what|on|of|anything|questions?|whether|which|by|race|religion|makeup|demographics|visitors)(?![a-z])${rest}`,
      ),
      `(?:says?|tells?|said|writes?|mentions?|includes?|shares?) (?:nothing|little) (?:about|of|on)(?![a-z])${rest}`,
      `(?:left|leav(?:e|ing)|kept|keep(?:ing)?|omit(?:ted|s)?) (?:out )?(?:[a-z]+ ){0,3}(?:personal|private)(?![a-z])${rest}`,
      `(?:no|without) (?:any )?personal (?:details?|letters?|stor(?:y|ies)|information|photos?)${rest}`,
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      `firpta${rest}`,
      `(?:foreign|non ?resident|non us|alien) (?:buyers?|sellers?|persons?|owners?|purchasers?|investors?|entit(?:y|ies)|corporations?|nationals?)(?=[^.!?]{0,90}(?:firpta|withh|tax|closing|fil(?:e|ing)|form|llc|itin|affidavit))`,
      "immigration (?:courts?|museum|offices?|building|attorneys?|lawyers?|services?|station)|(?:immigrants?|immigration)'?s? (?:heritage )?museum|ellis island(?: [a-z]+){0,4}|passport (?:office|photos?|agency)",
      `how many (?:families|households|people|persons)(?=[^.!?]{0,90}(?:certificate|occupancy|zon|legal|c of o|allow|permit))`,
      "enhanced star(?: [a-z]+){0,6}|(?:star|senior|disability|veterans?'?)(?: [a-z]+){0,2} (?:exemption|credit|abatement|check)s?|(?:65|sixty five) (?:and|or) (?:over|older)(?=[^.!?]{0,60}(?:exempt|star|tax))",
      `(?:income|ami|asset) (?:limits?|caps?|restrict[a-z]*|requirements?|ceilings?|bands?|certification)${rest}|area median income|(?:percent|%) of (?:the )?ami`,
      'first time (?:home ?)?buyers?(?: programs?| grants?| credits?)?|(?:sony?ma|hfa|homefirst|grant|closing cost|rebate|incentive|tax|recycling|composting|bike|storage|parking|reserve) programs?',
      inOrder(
        '(?:sellers?|owners?|heirs?|estate|sold by|sale by|selling|title)(?: [a-z]+){0,3} ',
        'divorc[a-z]+(?: couple| settlement| decree)?|divorce (?:sale|settlement|decree|judgment|stipulation|court)|(?:both|one|the) spouses?(?: [a-z]+){0,4} (?:sign|title|deed)|tenan[a-z]+ by the entirety',
      ),
      "(?<!my |our )(?:kid|child(?:ren)?|bab(?:y|ies)|teen|nurser(?:y|ies))(?:'?s'?)? (?:tree ?house|swings?(?: ?set)?|murals?|artwork|drawings?|height|play ?house|sand ?box|slide|bunk ?beds?|wall ?paper|paint|room|bathroom|furniture|art|books?|museum|village|theat(?:er|re)|aid|day care)",
      "child(?:ren)?'?s? (?:gate|safety|proof[a-z]*)|window guards?(?: [a-z]+){0,8}|lead paint(?: [a-z]+){0,12}",
      '(?:young|mature|elderly|older|old|aging|retired|middle aged) (?:barn|boiler|roof|furnace|trees?|oaks?|maples?|orchard|plant[a-z]*|hedges?|vines?|elevator|pipes|wiring|building|plumbing|windows|shed|garage|house|kitchen|deck|fence|lawn|garden|perennials|evergreens|pines?|apple|landscap[a-z]+|growth|pear|fruit|specimen|system|heater|but (?:well|solid|sound))',
      '(?:before|after|by|until|around|over) (?:christmas|easter|passover|hanukkah|ramadan|thanksgiving|the (?:jewish |high )?holidays)',
      "(?:owner|seller|tenant|executor|agent|neighbor)'?s (?:son|daughter|mother|father|wife|husband|brother|sister|nephew|niece|parents)|(?:men|women|ladies|girls|boys|gentlemen)'?s?'? (?:shoe|dress|hat|garment|coat|university|lounge|locker|gym|restroom|college|league)s?",
      '(?:corporation|llc|company|trust|fund|entity) with foreign (?:owners|members|shareholders)',
      "widow'?s (?:walk|peak)|(?:old )?maid'?s|family members?(?: of (?:the )?[a-z]+)?|(?:religious|cultural|community|educational)(?:,? (?:or|and) [a-z]+)? (?:use|facilit(?:y|ies)|institutions?|organizations?|corporations?|exemptions?|restrictions?|covenants?|property|buildings?)",
      '(?:dog|cat)s?(?: is| are| was)?(?: [a-z]+){0,3} (?:deaf|blind|old)(?: and (?:deaf|blind))?',
      'adult (?:size|height|swim)|grandfather(?:ed)?(?: clock| clause| in)?|grandmother clock|mother(?: |-)in(?: |-)law|daughter unit|(?:mother|daughter)(?: |-)daughter|bachelor (?:chest|kitchen|apartment)|lady chapel|man ?(?:hole|door|cave|power)|maids? (?:room|quarters)',
      "(?:navy|naval) yard(?: [a-z]+)?|army (?:terminal|corps)(?: [a-z]+)?|fort [a-z]+|veterans (?:memorial|park|hospital|day|affairs)(?: [a-z]+)?|armory|reserve (?:fund|study|account|price|balance)s?|no reserve|reserves? (?:of|at|are|is|met|not|low|healthy|strong)|(?:fund|cash|capital|operating|building|co ?op|condo)'?s? reserves?",
      'deploy(?:ed|able)? (?:awning|screen|solar)|service (?:entrance|elevator|line|panel|alley|road|charge|contract)s?|blue collar (?:bar|diner)',
      '(?:domestic|indoor|main) (?:hot )?water|safe room|abuse of|bike shelter|tax shelter|animal shelter',
      '(?:arrest|conviction|criminal|background) (?:of|checks? (?:on|for) (?:the )?(?:contractors?|vendors?))|arrested (?:decay|settlement)|fire arrest(?:e[dr]|or)s?|rap(?:id)? (?:transit|charging)|lightning arresters?',
    ),
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?<![a-z])(?:i|we|my (?!buyer|client)[a-z]+|our (?!buyer|client)[a-z]+|one of us|i'm|i'll|we'll|we're|our party)(?: (?!can't|cannot|don't|won't|do|not|wouldn't|never|didn't|no)[a-z']+){0,4} ",
        '(?:uses?|need|needs|have|has|bring|bringing|be in|is in|in|with|using|carry|rely|relies|am|is|am in|coming with|take)(?: on| an?| the| my| her| his| our| along)* (?:[a-z]+ ){0,2}',
        `(?:wheel ?chairs?|scooter|walker|cane|crutches|service (?:dog|animal)|guide dog|hearing aids?|sign language|interpreter|translator|oxygen|stroller|baby|toddler|ramp|blind|deaf|hard of hearing|kids?|children|son|daughter|infant|pregnant|trouble (?:walking|climbing)|hearing loss|bad (?:knees?|hip))${rest}`,
      ),
      '(?:i|we) (?:only )?speak [a-z]+|is there (?:an? )?(?:[a-z]+ ){0,3}(?:ramp|step free|lift|elevator|accessible)[^.!?;]*|(?:ramp|lift|grab bars?|elevator|doorway|step free)[^.!?;]{0,60}(?:wheel ?chair|scooter|walker)[^.!?;]*',
      '(?:do|does|must|should|will|can|may) (?:i|we|both|my|our|one|an? (?:foreign|us)?)(?: [a-z]+){0,3} (?:lawyer|attorney|spouse|wife|husband|partner|parents?|son|daughter|children)s?(?= [^.!?]{0,60}(?:sign|deed|title|closing|contract|need|own|co ?sign|guarant))',
      "[^.!?;]{0,80}(?:i|we)(?:'ll| will| can)? (?:translate|interpret)[^.!?;]*|(?:bab(?:y|ies)|toddler|child|kids|infant)(?: is| are)? (?:asleep|sleeping|napping|at home)|home with (?:an? |the )?(?:baby|kids|toddler|child|newborn)|(?:tenant|owner|seller)(?:'s)? (?:kids?|children|baby|family|mother|wife|husband|son|daughter)(?: [a-z]+){0,2} (?:home|asleep|open|let|lives?|sleep)",
      '(?:church|temple|mosque|synagogue|shul)(?: next door| across| bells?| parking| services?)+[^.!?;]{0,40}(?:noise|loud|bells?|parking|traffic|street|easement)?',
    ),
    uses: asked,
  },
  {
    language: 'en',
    pattern: oneOf(
      inOrder(
        "(?:the|an?|that|old|former|this)(?: old| former| stone| brick)? (?:church|synagogue|temple|mosque|chapel)(?:'s)? ",
        '(?:across|next door|holds|has|owns|bells?|building|parking|lot|windows?|steps|easement|conversion|pews?|doors?|tower|wall|fence|side)',
      ),
      "(?:sellers?|owners?|previous|your)(?: [a-z']+){0,2} (?:kids?|children|family|son|daughter)s?'?(?= (?:tree ?house|swing|mural|height|drawings|room|things|furniture))",
      `on (?:my|our) (?:agent|attorney|lawyer|broker)'?s advice${rest}|(?:as|because) (?:of )?(?:the )?fair housing${rest}`,
      'first (?:home ?)?(?:offer|choice|floor|lien|payment|inspection|deposit)|last (?:offer|week|month)|single (?:closing|payment|check)|marriage of (?:old|styles)|married to (?:the|a) (?:date|price)',
      'survivor(?:ship| clause)|retir(?:e|ing) the (?:loan|mortgage|lien)|senior (?:lien|lender|loan|mortgage)|transition(?:al)? (?:period|services|space|time)|(?:smooth|easy|quick) transition',
    ),
    uses: letter,
  },
  {
    language: 'es',
    pattern: oneOf(
      inOrder(
        'no (?:me |le |les |se )?(?:puedo|puede|podemos|pueden|debo|debemos|deben|permite|permiten|permitimos|esta permitido|describan?|digan?|diga|mencionen?|mencione|hablen?|pregunten?)',
        `(?: [a-z]+)?(?: (?:hablar|decir|decirle|contestar|responder|comentar|describir|dar|opinar|informar))?(?: [a-z]+){0,3} (?:de|sobre|acerca|que|quien(?:es)?|quienes|como|por|la raza|preguntas)(?![a-z])${rest}`,
      ),
      `no (?:cuento|digo|menciono|incluyo|hablo)(?: de)? (?:nada|datos|detalles)${rest}|sin (?:datos|detalles|cartas?) personal(?:es)?${rest}|(?:deje|dejo) fuera${rest}`,
      `(?:ley|reglas?|leyes) de vivienda(?: justa)?${rest}`,
    ),
  },
  {
    language: 'es',
    pattern: oneOf(
      'museo (?:de(?:l| la| los)? )?(?:[a-z]+ ){0,3}(?:inmigra[a-z]+|migra[a-z]+|nino[s]?|judi[oa]|barrio)|isla ellis|oficina de (?:pasaportes|inmigracion|correos)|tribunal de inmigracion|corte de inmigracion|consulado [a-z ]{0,20}',
      'cuantas (?:familias|personas)(?=[^.!?]{0,90}(?:certificado|ocupacion|permit|zonifica|legal))',
      inOrder(
        '(?:muebles?|closets?|encimeras?|gabinetes?|cocina|paredes?|techos?|marcos?|pisos?|muros?|fachadas?|rejas?|cercas?|puertas?|ventanas?|tejas?|azulejos?|mesones?|topes?|electrodomesticos|lozas?|llaves?|granito|marmol|ladrillos?|madera|color(?:es)?|tonos?|cortinas|persianas|toldos?|accesorios|griferia|lavamanos)',
        '(?: [a-z]+){0,3} (?:de color |en )?(?:blanc|negr|moren|priet|clar|oscur)[oa]s?',
      ),
      'color (?:de (?:la |las |el |los )?(?:fachada|pintura|pared(?:es)?|puerta|casa|cocina|cerca|techo|piso|madera|muro)s?|claro|oscuro|blanco|negro)|la (?:blanca|negra)(?= (?:abre|del|es))',
      '(?:estilo|cocina|tejas?|azulejos?|patio|marmol|piso|puertas?|ventanas?|balcon|colonial|jardin|alfombras?|tapetes?|ceramica|banera|lampara|muebles?|bano|reloj|restaurantes?|mercados?|panaderia|tienda|supermercado|comida|musica|barrio|iglesia|club|parque|museo|teatro|escuela|biblioteca)s?(?: [a-z]+){0,2} (?:american|espanol|frances|ingles|italian|portugues|mexican|marroqui|holandes|griego|aleman|japones|chin|ruso|turc|persa|colonial|colombian|peruan|dominican|ecuatorian|corean|polac|judi|african|irlandes|indi|arab|moro|suec|danes)[a-z]*',
      '(?:inspeccion|certificad[oa]|contrato|documentos|formularios?|interprete|traduccion|version|copia)(?: [a-z]+){0,5} en (?:espanol|ingles|chino|ruso|coreano)|(?:hablo|hablamos|habla) (?:espanol|ingles|mandarin|chino|coreano|ruso|frances|creole)',
      '(?:blanco y negro|negro y blanco)|(?:techo|caldera|ventanas?|edificio|contrato|garantia|casa|hipoteca|plazo|prestamo|calentador|horno|cocina|bano|inquilino|exencion|aire|tuberias?|arriendo|vencimiento)s?(?: [a-z]+){0,3} (?:de|con|tienen?|a|por|hace|cada) (?:mas de |menos de |unos )?(?:\\d+|[a-z]+) anos|(?:museo|sociedad|centro|instituto|jardin|biblioteca|liga|federacion|fundacion|asociacion|cementerio|monumento)s?(?: [a-z]+){0,3} (?:hispan|judi|african|afroamerican|chin|latin|italian|puertorriquen|dominican|american|indigena|irlandes)[a-z]*',
      '(?:antes|despues) de (?:la )?(?:navidad(?:es)?|pascuas?|semana santa|ano nuevo|las fiestas)|(?:hij[oa]s?|espos[oa]|mama|madre|padre|papa|herman[oa]|sobrin[oa])s? (?:del|de la|de los) (?:duen|vendedor|propietari|difunt|inquilin)[a-z]*|(?:corporacion|compania|sociedad|llc) con (?:duenos|socios) extranjeros',
      '(?:vivienda|comunidad|edificio|residencia|condominio)s? para (?:personas |adultos )?(?:mayores|55)[^.!?]*|hopa[^.!?]*|(?:estacionamientos?|parqueos?|plazas?|espacios?|parking|banos?|rampas?)[^.!?]{0,40}(?:para|de) (?:discapacitad|minusvalid|impedid)[a-z]*|(?:prueba|examen|analisis)[^.!?]{0,20}nin[oa]s?|perr[oa](?: [a-z]+){0,4} (?:viej|sord|cieg)[oa](?: y (?:sord|cieg)[oa])?',
      '(?:vendedor[a]?|duen[oa]) (?:esta|es) (?:casad|solter|divorciad|viud)[oa]|vale (?:hasta|la pena|la|mas|menos|por|\\d)(?: [a-z]+)?',
      'arboles? jovenes|plantas jovenes|(?:techo|caldera|edificio|casa|calentador|piso)s? (?:[a-z]+ )?(?:viej|joven|jovenes|mayor)[a-z]*|(?:que|cual) edad (?:tiene[n]? )?(?:el|la|los|las) (?!pareja|familia|comprador|senor|senora|dama|cliente|vecin|inquilin)[a-z]+',
      '(?:pareja|vendedor(?:es|a)?|duen[oa]s?|conyuges?|matrimonio)(?: [a-z]+){0,2} (?:divorciad|separad)[a-z]+(?: [a-z]+){0,3} (?:vend|por orden|orden|firm)[a-z]*|(?:vend[a-z]+|venta) (?:por )?(?:una? )?(?:pareja |por )?(?:divorci)[a-z]+|venta por (?:divorcio|sucesion|herencia)|estado civil del vendedor',
      '(?:columpios?|mural(?:es)?|casitas?|juegos?|dibujos?|marcas?|cuartos?|camas?|literas?|bicicletas?|sala|area|piscina|rejas?|rejillas?)(?: [a-z]+){0,2} (?:de|para|del) (?:los |las |sus )?(?:nin[oa]s?|hij[oa]s|bebes?|menores)',
      `(?:limite|tope|requisito|maximo)s? de ingresos?${rest}|(?:%|por ciento) del ami|programas? (?:de )?(?:reciclaje|exencion|421|abatimiento|energia|inicial|primer[a]? (?:comprador|vivienda)|ayuda para (?:la inicial|el enganche))(?: [a-z0-9]+){0,3}|ayuda para (?:la inicial|el enganche|el cierre)|ayuda (?:con|de|para) (?:los )?(?:gastos|la inicial|el enganche)`,
      '(?:exencion|rebaja|descuento|reduccion|credito)(?:es)? (?:[a-z]+ ){0,4}(?:star|mayores|ancian[oa]s|veteran[oa]s|edad|jubilad[oa]s|discapacidad)[a-z]*(?: [a-z]+){0,4}|(?:star|mejorado|mayores de (?:65|sesenta y cinco))(?=[^.!?]{0,60}(?:exenc|impuesto|star))|propietarios mayores(?= de)',
      'parques? (?:de )?(?:los )?veteranos|astillero(?: naval)?(?: [a-z]+){0,3}|terminal del ejercito|(?:fondo|cuenta|precio) de reserva|reservas?(?: (?:de|del|es|son|en|fondo|financiera)s?)|la marina de (?:botes|yates)|marinas?(?: de)|hospital de (?:mujeres|veteranos|ninos)',
      'pared(?:es)? ciegas?|ventana ciega|muros? ciegos?|agua caliente (?:domestica|sanitaria)|calentador(?: de agua)? domestico|cuarto de (?:servicio|juegos|ninos|bebe)|servicio domestico|entrada de servicio|sordas?(?= al ruido)|animales? domesticos',
      '(?:oficina|limpieza|uso|espacio|consultorio|fotos?|inspector|administracion|local|cocina|contratista)s? (?:de )?(?:profesional(?:es)?|medic[oa]s?|dental(?:es)?|de abogados)|papeles de (?:la casa|cierre|propiedad|la venta)|todos son bienvenidos|bienvenidos todos',
      '(?:ley|contrato|cierre|banco|partes|ny|nueva york)[^.!?]{0,30}abogad[oa]s?|abogad[oa]s? (?:para|de (?:las|los|ambas)|del|que|en|al)(?: [a-z]+){0,4}|(?:nuestr[oa]|mi|su|un|una|propi[oa]|buen) abogad[oa]|notario',
      'empleada? (?:del|de la) (?:edificio|banco)|portero(?! no)|conserje|(?:hipoteca|prestamo|gravamen) (?:principal|senior)|carcel(?:es)? (?:convertid|histor)[a-z]+|orden(?:es)? de (?:compra|trabajo|la corte|desalojo)|cargos? (?:comunes|mensuales|por|de|adicionales)',
    ),
  },
  {
    language: 'es',
    pattern: oneOf(
      inOrder(
        '(?<![a-z])(?:yo|mi (?!client|comprador)[a-z]+|nuestr[oa] (?!client|comprador)[a-z]+|voy|vamos|vengo|venimos|necesito|necesitamos|uso|usamos|llevo|traigo|tengo|puedo|podemos)(?: (?!no|ni|sin)[a-z]+){0,5} ',
        `(?:silla de ruedas|andador|baston|muletas|perro (?:guia|de servicio|de asistencia)|interprete|lengua de senas|lenguaje de senas|oxigeno|coche(?:cito)? de bebe|nin[oa]s?|hij[oa]s?|bebes?|rampa|ceg[oa]|cieg[oa]|sord[oa]|embarazad[oa]|audifonos?)${rest}`,
      ),
      '[^.!?;]{0,80}(?:traduzco|traducimos|traducir|traducire)[^.!?;]*|(?:bebe|nin[oa]|ninos|nene)s? (?:esta |estan )?(?:durm|dorm)[a-z]+',
      '(?:soy|estoy) (?:cieg[oa]|sord[oa]|embarazada|en silla)[^.!?;]*|(?:hay|tiene) (?:[a-z]+ ){0,3}(?:rampa|escalon|entrada lateral|ascensor|elevador|acceso)[^.!?;]*',
      '(?:tiene[n]?|tengo|deben|debe|hace falta) (?:que )?(?:firmar|abogad[oa]|notario)(?: [a-z]+){0,6}|(?:firma[n]?|firmar)(?: [a-z]+){0,3} (?:conyuges?|espos[oa]s?|duenos|pareja)(?: [a-z]+){0,4}',
    ),
    uses: asked,
  },
  {
    language: 'es',
    pattern: oneOf(
      `(?:por|segun) (?:el )?consejo de mi (?:agente|abogad[oa]|corredor[a]?)${rest}`,
      '(?:parque|iglesia|color|cerca|puerta|columpio|mural|cuarto)s? (?:de|para) (?:los|sus|las) (?:nin[oa]s|hij[oa]s|bebes)|familia(?= (?:room|de abogados))|(?:casa|vivienda|edificio)s? de (?:una|dos|tres|cuatro|\\d) familias?|la iglesia (?:de al lado|tiene|de enfrente)|pareja de (?:llaves|lamparas|sillas)|mi abogad[oa]',
    ),
    uses: letter,
  },
  {
    language: 'zh',
    pattern: oneOf(
      '(?:不能|不可|不便|不得|无法|不应|请勿|勿|不许|不允许|不准|不会)[^，。！？；]{0,3}(?:谈|说|讲|透露|回答|描述|评论|讨论|描写|记录|议论|告诉|打听)[^。！？；]*',
      `(?:不提|未提|没提|不写|不谈|不说|没写|未写)[^，。！？；]{0,12}(?:家庭|背景|个人|身份|私事|种族|情况|家人|信息)${rest}|不含个人${rest}`,
      '(?:移民|华人|犹太|非裔|印第安|儿童|军事|退伍军人|海军|亚裔|妇女)[^，。]{0,4}(?:博物馆|纪念馆|历史馆|中心|图书馆|医院|公园|纪念碑|法庭|法院|办公室|船厂|码头|造船厂)|艾利斯岛[^，。]{0,8}|移民(?:局|律师|法庭|法院|博物馆)|护照办[^，。]{0,4}',
      '(?:卖方|卖家|屋主|业主)[^，。]{0,4}(?:离婚|离异|再婚)(?:夫妻|夫妇|出售|协议|案)?[^，。]{0,4}|离婚[^，。]{0,6}(?:协议|判|析产|官司|法院|出售|分割)[^，。]{0,6}|(?:太太|先生|老公|老婆|丈夫|妻子)[^，。？]{0,6}(?:签字|签名|签署|联名)[^，。？]{0,3}|(?:服务犬|服务动物|辅助动物|导盲犬|情感支持(?:动物|犬)|情绪支持(?:动物|犬))[^，。？]{0,8}(?:不受|除外|豁免|例外|不算|是否)[^，。？]{0,8}|夫妻(?:双方|两人|二人|都|共有|联名|共同)[^，。？]{0,10}(?:签|契|名|产权)?|配偶[^，。？]{0,8}(?:签|名|产权)',
      '(?:孩子们?|小孩|儿童|宝宝|小朋友)(?:的)?(?:秋千|树屋|壁画|画|涂鸦|身高|房间|卧室|玩具|家具|玩具房|游戏|活动室|房|安全|护栏|防护|窗)[^，。]{0,4}|(?:儿童|游戏|娱乐)室',
      '65岁以上[^，。]{0,6}(?:业主|屋主|住户)[^，。]{0,12}|(?:长者|老人|耆老|退伍军人|残障|残疾)[^，。]{0,3}(?:减免|免税|豁免|优惠|减税)|(?<![a-z])(?:enhanced )?star(?![a-z])[^，。]{0,8}',
      '收入(?:上限|限制|限额|要求|不得超过|不超过|标准)[^。]*|(?:中位收入|(?<![a-z])ami(?![a-z]))[^，。]{0,10}|(?:首付|头款|首次购房|首购|节能|回收|退税|减税|421)[^，。]{0,6}(?:援助|补助|补贴|计划|项目|减免|津贴)|政府(?:减税|退税|批|许可|检|规定|记录|部门|网站|公布|公开|数据)|(?:管理费|物业|房东)[^，。]{0,3}补贴',
      '(?:圣诞|感恩节|复活节|新年|农历年|春节|斋月)(?:前|后|节前|节后|之前|之后|假期)|(?:卖方|卖家|业主|屋主)[^，。？]{0,2}(?:已婚|未婚|单身|结婚|离婚)|(?:屋主|业主|卖方|房东|卖家|租客)(?:的)?(?:儿子|女儿|母亲|父亲|太太|先生|丈夫|妻子|妈妈|爸爸)|外国股东',
      '(?:父母|家长)[^，。？]{0,4}(?:替|帮|为|给)(?:孩子|子女)[^，。？]{0,4}|(?:替|为)(?:孩子|子女)(?:买|购)|婴儿车',
      '(?<![a-z])hopa[^。！？]*|长者(?:住房|社区|公寓)[^。！？]*|孩子[^，。？]{0,4}(?:检测|测试|验血)[^，。？]{0,3}',
      '公开资料|(?:租|租约|房客|租客|屋主|业主|前屋主|原屋主)[^，。？]{0,4}(?:住|占用)(?=[？，。])|(?:是|由)?谁住(?=[？，。][^。]{0,8}(?:租约|房客|租客|屋主))|谁(?:在)?住(?:着)?[^，。？]{0,2}(?:有|的)?租约|谁(?:付|负责|签|管|修|交|预扣|出)',
      '(?:大楼|楼宇|房子|屋顶|锅炉|热水器|水管|房龄|屋龄|电梯)[^，。？]{0,8}(?:年|老|旧|新|几岁|多少年)|老(?:树|橡木|红砖|地板|房子|楼|屋|式|灶|钢琴|钟|窗|门|厂房|仓库|牌|店|化|照片|城区|管|锅炉)',
      '盲(?:墙|窗|区|点)|聋(?:墙)|(?:黑|白|棕|深|浅|灰|彩)(?:色|檀|橡|胡桃|铁|砖|石|漆|墙|木|瓷|框|门|线|钢|大理石|纱|松)|黑白[^，。]{0,4}|有色玻璃|(?:主|客)人(?:房|套|浴|卧|厕)|女儿墙|子母门|公(?:头|母|寓|摊|用|园|交|告|证|司|里)|男女(?:更衣|洗手|厕|桑拿|宾)[^，。]{0,3}|母婴室',
      '病(?:虫|毒|害)[^，。]{0,4}|罪魁|兵营(?:旧址|改建)|军营(?:旧址|改建|附近)|监狱(?:旧址|改建)[^，。]{0,4}|警察局(?:旁|对面|附近)|消防局|(?:医生|律师|牙医|会计师)(?:楼|诊所|事务所|办公室|费|审阅|可|会|说|周|已|将|和|都|是|在|联系|的|起草|准备|审)[^，。]{0,6}|(?:请|聘|找|各自请|委托|雇|需要|要|通过|经|由|您的|我的|双方|卖方|买方)(?:个|一位|一名|自己的)?律师',
      '(?:工程师|装修师傅|验屋师|建筑师|估价师|承包商|木工|电工|水管工)[^，。]{0,6}|福利(?:院|社)|券商|签证(?:照|费)|身份(?:证|盗)|合法(?:用途|使用|单位|出租|房间|地下室|住宅|收入|三|两|四|二)|优先(?:购买|权|股)|(?:室内|车库|地下)安全(?:间|门|出口)',
      '欢迎(?:任何|所有|各界|大家|您|各种)[^。]*|遵守[^，。]{0,4}(?:公平|平等)[^。]*|(?:按|根据|依据|依)(?:照)?(?:公平住房|平等住房|反歧视)[^。]*',
    ),
  },
  {
    language: 'zh',
    pattern: oneOf(
      '(?:我们?|咱们?|本人|我(?:妈|爸|太太|先生|父亲|母亲|女儿|儿子|老公|老婆|家人|奶奶|爷爷))[^，。？！]{0,8}(?:带|用|坐|需要|有|要|会带|推|抱|拄)[^，。？！]{0,8}(?:孩子|小孩|宝宝|婴儿|婴儿车|轮椅|助行器|拐杖|导盲犬|服务犬|翻译|手语|氧气|代步车|女儿|儿子|老人|父母|坡道)[^。！？]*',
      '[^。！？]{0,40}我[^，。]{0,4}翻译[^。！？]*|(?:宝宝|婴儿|孩子|小孩)[^，。]{0,4}(?:睡|在家)[^，。]{0,4}',
      '(?:我|我们|我太太|我老婆|我妻子|我女儿)[^，。？]{0,4}(?:怀孕|有身孕|有孕)[^，。？]{0,4}|我(?:们)?(?:只)?(?:说|讲|会说|会讲)(?:粤语|普通话|国语|中文|英语|英文|韩语|西班牙语|福州话)[^，。]{0,4}|(?:带|请|有)[^，。]{0,4}翻译[^，。？]{0,6}|合同[^，。？]{0,6}(?:中文|英文)[^，。？]{0,4}|我是(?:聋|盲|视障|听障)[^，。]*',
      '(?:加装|安装|装|有没有|有无|是否有)[^，。？]{0,6}(?:坡道|扶手|无障碍|电梯|升降)[^。？]*|(?:电梯|门|走廊|入口)[^，。？]{0,8}(?:轮椅|代步车)[^。？]*|教堂[^，。？]{0,4}(?:礼拜|敲钟|钟声|车位|停车|门口|集合)[^。？]*',
    ),
    uses: asked,
  },
  {
    language: 'zh',
    pattern: oneOf(
      '(?:按|根据|听)[^，。]{0,4}(?:经纪|律师|代理)[^，。]{0,4}(?:建议|意见)|公平住房[^。]*|教堂(?:的)?(?:彩绘|彩色|地役|拥有|持有|停车|钟|旧|改)[^，。]{0,8}',
      '孩子们?(?:的)?(?:秋千|树屋|壁画|画|房间|涂鸦|滑梯)[^，。]{0,6}|(?:一家|两家|单|双|三|四|两)家庭[^，。]{0,4}|母亲节|父亲节|年轻的树|(?:病|残)(?:树|损|旧|破|缺)[^，。]{0,3}',
    ),
    uses: letter,
  },
];
