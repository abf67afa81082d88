import type { Phrase, TextUse } from '../vocabulary/protected-class';
import { phraseIn } from '../vocabulary/rows';
import { anos, hintedColor } from './words';

const phrase = phraseIn('es');
const letter: readonly TextUse[] = ['letter'];
const pais =
  'mexico|puebla|oaxaca|haiti|(?:la )?republica dominicana|santo domingo|santiago|cali|medellin|bogota|china|la india|africa|cuba|la habana|ecuador|quito|guayaquil|cuenca|colombia|honduras|guatemala|el salvador|venezuela|caracas|maracaibo|puerto rico|san juan|ponce|peru|lima|bolivia|chile|paraguay|uruguay|argentina|espana|brasil|nicaragua|panama|costa rica|italia|polonia|rusia|ucrania|grecia|corea|filipinas|la isla|mi tierra|(?:mi|otro|su) pais';

/** More Spanish phrases that say it all. */
export const spanishHints: readonly Phrase[] = [
  phrase(
    'familial-status',
    'steers',
    '(?:nace|nacera|nacer) (?:el|la|su) (?:bebe|nin[oa]|criatura)|fecha de parto|dar(?:a)? a luz',
    ['question', 'visit'],
  ),
  phrase(
    'race',
    'steers',
    '(?:ese|este|esa|esta|cierto|cierta|nuestro) (?:tipo|clase) de (?:comprador(?:es)?|personas?|gente|vecin[oa]s|inquilin[oa]s)|no (?:es|son|era|eran) de (?:aqui|los nuestros|por aca|por aqui|este barrio)',
  ),
  phrase(
    'disability',
    'excludes',
    '(?:dificultad(?:es)?|problemas?|trabajo) (?:para|de|al) (?:caminar|subir|moverse|oir|ver)|no (?:puede[n]?|pueda[n]?) (?:caminar|subir)',
    ['listing', 'question'],
  ),
  phrase('criminal-record', 'tells', 'deuda con la sociedad', letter),
  phrase(
    'race',
    'steers',
    `(?:barrio|zona|cuadra|vecindario|area|calle|bloque|edificio) (?:ya )?(?:se )?(?:esta |ha |va )?(?:puso|poniendo|puesto|volvio|volviendo|llenando|llena) (?:muy |mas |bien |de )*(?:${hintedColor}|fe[oa])|(?:usted|ya|tu) (?:me |ya )?entiende[s]?(?=[.,!]|$)|(?:unic[oa]s?|primer[oa]?s?) (?:familia |persona )?(?:${hintedColor}) (?:de|en|del)`,
  ),
  phrase(
    'religion',
    'steers',
    'celebra[n]? (?:ustedes |usted )?(?:la |el |su )?(?:navidad|hanuka|januca|ramadan|pascua|semana santa|diwali)|(?:misma|nuestra|otra|una sola|su) (?:fe|religion|creencia)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'disability',
    'excludes',
    'diagnostico[s]? (?:mental|medico|psiquiatrico)[a-z]*|carta (?:del|de un|de su) (?:medico|doctor|psiquiatra)|certificado medico',
    ['listing', 'question'],
  ),
  phrase(
    'criminal-record',
    'excludes',
    '(?:lo|la|los|las|le|les) (?:han )?(?:arrest|detuv|deten|encarcel|conden|metieron pres|metido pres|llevaron pres)[a-z]*',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'national-origin',
    'tells',
    '(?:somos|soy|familia|pareja|padres|abuelos)(?:,? [a-z]+){0,4},? (?:vietnamitas?|chin[oa]s?|corean[oa]s?|japones[a-z]*|filipin[oa]s?|rus[oa]s?|ucranian[oa]s?|polac[oa]s?|italian[oa]s?|irlandes[a-z]*|grieg[oa]s?|alban[oe]s[a-z]*|hindues|indi[oa]s|pakistan[a-z]+|bangladesi[a-z]*|haitian[oa]s?|chilen[oa]s?|bolivian[oa]s?|uruguay[oa]s?|paraguay[oa]s?|portugues[a-z]*|turc[oa]s?|arabes?|egipci[oa]s?|cibaen[oa]s?|latinoamerican[oa]s?)|de ([a-z]{5,}) a \\1|huimos|huy[eo] de|(?:la|una) guerra|(?:salimos|escap[a-z]+) de(?: [a-z]+){0,3} (?:guerra|dictadura|pais|pandillas)',
    letter,
  ),
  phrase(
    'religion',
    'tells',
    'el senor (?:puso|nos|me|tiene|quiere|proveera|hizo|guio|mostro|sabe|es)|gracias a dios|si dios quiere|primero dios',
    letter,
  ),
  phrase(
    'domestic-violence',
    'tells',
    '(?:me|nos) (?:rompio|pego|golpeo|quemo|ahorco|amenazo|lastimo|persig)[a-z]*|(?:nuestro|mi|un) refugio',
    letter,
  ),
  phrase(
    'race',
    'steers',
    `(?:tez|piel) (?:muy |mas |bien )?(?:${hintedColor}|canela|cobriza)|gente (?:muy |mas )?(?:${hintedColor})|a (?:los |las )?(?:moren|negr|priet|triguen|blanc)[oa]s|(?:moren|negr|priet|triguen)[oa]s (?:favor|por favor|no|abst[a-z]+)|pur[oa]s (?:${hintedColor})|que color (?:es|son)`,
  ),
  phrase(
    'race',
    'steers',
    'vive (?:su|nuestra|esa|mi) gente|donde (?:vive|viven|estan|hay) (?:los|las|su|gente|mas)|(?:su|nuestra|mi) (?:propia )?gente|entre (?:los )?(?:priet|negr|moren|blanc)[oa]s|gente (?:rara|de bien|decente|indecente|de ese color)|(?:se va[n]?|va|iria|estaria)[a-z]* a (?:sentir|estar)[a-z]* (?:mejor|mas comod[oa]|como en casa)|(?:ya )?(?:son|quedan) (?:todos |puros |solo )',
  ),
  phrase(
    'national-origin',
    'steers',
    'de donde (?:es|son|eres|viene[n]?|vien[ea]s) (?:usted(?:es)?|ud|la familia|los|el|ella|ellos|originalmente)|de que (?:pais|nacionalidad|origen|parte)|(?:por|con|ese|su|el) acento(?! de color)|(?:apenas|casi no|no|poco|mal) habla[n]?(?: bien| mucho)? (?:el )?(?:ingles|espanol)|nacid[oa]s? y criad[oa]s?|recien llegad[oa]s? (?:al|a este|del)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'religion',
    'steers',
    '(?:herman[oa]s?|familia) en (?:cristo|la fe)|(?:am[ea]n?|teman?|tema|sirva[n]?|crea[n]?|cree[n]?|siga[n]?|conozca[n]?) (?:a |al |en )(?:dios|senor|jesus|cristo)|a (?:que|cual) (?:iglesia|templo)|(?:guard[a-z]+|observ[a-z]+) el (?:sabado|shabbat|ramadan)|temeros[oa]s|cree[n]? en dios|casa bendecida|buen[oa]s? cristian[oa]s?|hij[oa]s de dios|que (?:sea|sean) (?:muy )?(?:creyentes?|devot[oa]s?)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'sex',
    'prefers',
    '(?:ideal|perfecto|mejor|bueno|solo|nada mas|preferible(?:mente)?|unicamente|de preferencia) (?:para |a |con )?(?:una? |un )?(?:[a-z]+ )?(?:muchach[oa]s?|senorit[oa]s?|caballeros?|varon(?:es)?|dam[ao]s?|mujer(?:es)?|hombres?|chic[oa]s?)|(?:hombre|mujer) o (?:mujer|hombre)\\?|(?:mujeres|hombres) nada mas|trabajo (?:de|para) (?:hombres?|mujer(?:es)?)|(?:los|las) (?:varones|hombres|mujeres|damas) (?:no|abst[a-z]+)|mande[n]? (?:hombres|mujeres)|(?:hombre|mujer) que (?:a una? )?(?:mujer|hombre)',
  ),
  phrase(
    'gender-identity',
    'excludes',
    '(?:nac[a-z]+|nacid[oa]s?) (?:como )?(?:varon|hombre|mujer|hembra|nino|nina)|mujer(?:es)? de nacimiento|trans(?! (?:am|port))|travesti[a-z]*|cambio de sexo|transexual[a-z]*|transgener[a-z]*|sexo de nacimiento|hombres? vestid[oa]s? de mujer|no binari[oa]s?',
  ),
  phrase(
    'sexual-orientation',
    'excludes',
    'hombre (?:y|con) mujer|mismo sexo|maric[a-z]+|lesbian[a-z]*|(?:dos|2) (?:hombres|mujeres) (?:juntos|juntas|comprando|que viven|pareja)|(?:pareja|novios) o (?:solo )?amig[oa]s|gais|jotos?|parejas? (?:de hombres|de mujeres|rara)s?|estilo de vida (?:gay|homosexual|alternativo|raro)|gente (?:gay|homosexual|lesbiana)|nada de gay[s]?',
  ),
  phrase(
    'familial-status',
    'excludes',
    '(?:maximo|max|solo|hasta|mas de|no mas de) (?:un|una|dos|tres|1|2|3|\\d) (?:nin[oa]s?|hij[oa]s?|menor(?:es)?|bebes?)|sin (?:chiquill|chamac|chiquit|nin|muchach|hij)[oa]s|no apt[oa] para (?:familias|nin[oa]s|menores)|familias? con (?:nin[oa]s?|bebes?|hij[oa]s?|menores|chamac[oa]s)(?= (?:no|peq|abst|favor|por|chiq)|,? no|[.!]|$)|personas? sin hijos|parejas? sin (?:hijos|ninos|familia)|cuant[oa]s (?:hij|nin|chamac|muchach|menor)[a-z]+|(?:gente|personas|edificio|solo|puros?) (?:de )?adult[oa]s|nido vacio|hijos (?:grandes|ya grandes|crecidos|mayores)',
    ['listing', 'question'],
  ),
  phrase(
    'familial-status',
    'excludes',
    '(?:traiga[n]?|traer|vengan?|venir|entr[a-z]+|lleguen|llegaron|lleg[oa]|vin[a-z]+) (?:[a-z]+ )?(?:con )?(?:[a-z]+ ){0,2}(?:nin[oa]s|muchach[oa]s|chamac[oa]s|hij[oa]s|bebes?)(?: [a-z,]+){0,3} (?:no|mejor|corriendo|gritando|ruidos[oa]s|adultos)|(?:no|que no) (?:traiga|traigan|vengan con|lleven|entren) (?:[a-z]+ )?(?:nin|bebe|hij|chamac)[a-z]+',
    ['visit', 'listing'],
  ),
  phrase(
    'age',
    'excludes',
    `(?:que|cual es su|cual es la) edad (?:tiene[n]?|es la suya)|que edad tienen? (?!el |la )|cuantos anos (?:tiene[n]?|cumpl[a-z]+) (?:su (?:espos[oa]|marido|mama|papa|padre|madre|pareja)|usted(?:es)?|ud|la (?:pareja|senora)|los compradores|el (?:senor|comprador)|ella|ellos)|(?:mas|menos|mayor(?:es)?|menor(?:es)?) de (?:los )?(?!55|62)${anos}(?= (?:anos )?(?:de preferencia|no|abst|favor|unicamente|solamente)|[.!?]|$)|a (?:los|sus) ${anos}(?: anos)?,? (?:la|el|no|ya)|muy (?:viej|jovencit|mayor|joven)[a-z]*|ambiente (?:juvenil|joven)|gente mayor|viejit[oa]s?|duen[oa]s? joven(?:es)?|gente (?:de )?mi edad|demasiado (?:joven|viej[oa]|mayor)`,
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'disability',
    'excludes',
    '(?:persona|gente|comprador(?:es)?|inquilin[oa]s?)s? (?:san[oa]s?|sin enfermedad[a-z]*|enferm[oa]s?|que camin[a-z]+|con bastones?|en silla[a-z ]*)|que (?:camine[n]?|suba[n]?|pueda[n]? (?:subir|caminar|valerse))|buen estado (?:fisico|de salud)|perros? (?:guia|de (?:servicio|asistencia|apoyo))(?: [a-z]+)? (?:tampoco|no|ni)|tampoco(?: [a-z]+){0,3} (?:perros?|animales?) (?:de|guia)|(?:padece[n]?|sufre[n]?|toma[n]?)(?: [a-z]+){0,3} (?:enfermedad|medicina|medicamento|pastilla|algo|nervios)[a-z]*|(?:por que|porque) (?:usa|anda|camina|lleva)(?: [a-z]+){0,3} (?:baston|muletas?|andador|silla)',
    ['listing', 'question'],
  ),
  phrase(
    'immigration-status',
    'excludes',
    '(?:sin|tiene[n]?|revis[a-z]+|pid[a-z]+|pedir|muestr[a-z]+|ver) (?:[a-z]+ )?(?:papeles|estatus|status legal|documentos(?! (?:del?|para|de la))|green card|permiso para estar|permiso de trabajo)|pasaportes? american[oa]s?|estan? (?:aqui )?(?:ilegal(?:mente|es)?|legal(?:mente)?|sin permiso)|(?:ya )?es ciudadan[oa]|tiene visa|(?:ensen|mostr|muestr|ver|traig|trae)[a-z]*(?: [a-z]+)? (?:su|la|tu|sus) (?:residencia|green card|visa|papeles|ciudadania|pasaporte)|nada de (?:ilegales|indocumentados)|sin estatus',
  ),
  phrase(
    'source-of-income',
    'excludes',
    'cuanto (?:recib|cobr)[a-z]+|de que vive[n]?|(?:trabaja[n]?|trabajo) o (?:recibe[n]?|vive[n]?|del|la|le|es)(?: [a-z]+){0,4}|viv[a-z]+ (?:del?|de la|con) (?:gobierno|welfare|ayuda[s]?|discapacidad|incapacidad|seguro|estado|chequ[e][s]?|cupones|ssi|pension)|dinero (?:del gobierno|de verdad)|(?:no|ni) chequ[e]s?|que (?:se )?trabaje[n]?|gente que trabaj[a-z]+|(?:dijo|menciono|dijeron|usa|tiene|paga|pago|trae) (?:[a-z]+ ){0,3}(?:voucher|vale|seccion 8|plan 8|welfare|programa)',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'military-status',
    'excludes',
    '(?:los|lo|la) (?:puede[n]?|van a|podrian) (?:moviliz|despleg|traslad|mandar|llamar)[a-z]*|(?:esta|es|son|estan|de) (?:usted )?(?:en |de )?(?:la |el )?(?:reserva|guardia nacional|ejercito|marina|fuerza aerea)(?! de )|militares (?:activos|no)|soldados',
    ['listing', 'question', 'visit'],
  ),
  phrase(
    'domestic-violence',
    'excludes',
    'problemas de pareja|(?:huyendo|escapando|escondid[oa]|huye) (?:de|del) (?:[a-z]+ )?(?:marido|esposo|ex|hombre|pareja|novio)|(?:su|el) ex (?:la|le|me)? ?(?:golpe|peg|maltrat|amenaz|busc|persig|acos)[a-z]*',
    ['listing', 'question', 'visit'],
  ),
  // What buyers tell about themselves.
  phrase(
    'race',
    'tells',
    `(?:somos|soy|es|son|familia|pareja|piel|tez|hombre|mujer|espos[oa]) (?:[a-z]+ ){0,2}(?:negr[oa]s?|blanc[oa]s?|moren[oa]s?|priet[oa]s?|triguen[oa]s?|mulat[oa]s?|indigenas?|asiatic[oa]s?|afro[a-z]+|oscur[oa]s?|latin[oa]s?|hispan[oa]s?)(?! (?:en |como )?(?:roble|cerca))|(?:somos|soy) de (?:color|piel)`,
    letter,
  ),
  phrase(
    'marital-status',
    'tells',
    'divorcio|separ(?:e|amos|ad[oa]s?)|viud[oa]s?|enviud[a-z]+|solter[oa]s?|prometid[oa]s?|comprometid[oa]s?|marido|espos[oa]s?|pareja|nos casa[a-z]*|casarnos|casamiento|novi[oa]s?|vida juntos',
    letter,
  ),
  phrase(
    'familial-status',
    'tells',
    'famili(?:a|ar) (?:grande|numerosa|completa|joven|crec[a-z]+)|niet[oa]s?|embaraz[a-z]+|en camino|gemel[oa]s|(?:mi|nuestr[oa])s? (?:hij|nin|bebe|niet|nen|chamac|muchach|sobrin)[a-z]*|mama|papa|abuel[oa]s?|(?:nuestr[oa]|mi) (?:mama|papa|familia)|recien nacid[oa]|adoptar|familia (?:quiere|suena|necesita)|sobrin[oa]s?',
    letter,
  ),
  phrase(
    'immigration-status',
    'tells',
    'asilad[oa]s?|refugi[a-z]+|ciudadan[a-z]+|naturaliz[a-z]+|residencia|green card|indocument[a-z]+|visa|tps|daca|dreamers?|cruc(?:e|amos) la frontera|sin papeles',
    letter,
  ),
  phrase(
    'national-origin',
    'tells',
    `(?:soy|somos|vine|vinimos|vengo|venimos|llegue|llegamos|nac[a-z]+|original[a-z]*|natural(?:es)?|padres|abuelos|familia)(?: [a-z0-9]+){0,4} (?:de|desde|del|en) (?:${pais})|(?:usted|ustedes|tambien) (?:[a-z]+ )?(?:es|son) (?:de )?(?:[a-z]+)?(?:an[oa]s?|en[oa]s?|enses?)(?![a-z])|mi tierra|tierrita|patria|coterrane[oa]s?`,
    letter,
  ),
  phrase(
    'age',
    'tells',
    `${anos} anos|(?:tengo|tenemos|cumpl[a-z]+|a mis|con mis) (?:ya )?${anos}|ultima (?:casa|mudanza)|vejez|somos (?:jovenes|mayores|viejos|jubilados)|pension[a-z]*|(?:ya )?(?:mayor(?:es)?|viej[oa]s?)(?= |,|\\.)(?! (?:parte|que|de la))`,
    letter,
  ),
  phrase(
    'disability',
    'tells',
    'perd[a-z]+ (?:la vista|el oido|una pierna|la pierna|un brazo)|esclerosis|paralisis|sindrome|autis[a-z]+|silla de ruedas|discapaci[a-z]+|incapacit[a-z]+|operacion|operaron|cancer|quimio[a-z]*|dialisis|artritis|diabet[a-z]+|no pued[eo] (?:subir|caminar)|enferm[a-z]+|ceg[a-z]+|sord[a-z]+|terapia|depresion|ansiedad|baston|protesis|amput[a-z]+|alzheimer|demencia|epilep[a-z]+|recuperacion|sobri[oa]|alcoholi[a-z]+',
    letter,
  ),
  phrase(
    'military-status',
    'tells',
    'marines?|fuerza aerea|ejercito|marina|reserva|guardia nacional|desplegad[oa]|militar[a-z]*|(?:serv[a-z]+|servicio) (?:[a-z0-9]+ ){0,4}(?:marin[a-z]+|ejercito|fuerza|guardia|patria|pais|naval|militar)|veteran[oa]s?|combate|irak|afganistan',
    letter,
  ),
  phrase(
    'domestic-violence',
    'tells',
    '(?:me|nos) (?:maltrat|golpe|peg|abus|amenaz|lastim)[a-z]*|refugio|victimas?|huy[a-z]+|escap(?:e|amos|ar|aba) de|maltrato|golpes|ex (?:marido|esposo|pareja|novio)|lugar seguro|hogar seguro',
    letter,
  ),
  phrase(
    'criminal-record',
    'tells',
    'arrest[a-z]+|pres[oa]|carcel|condena|preso|cumpl[a-z]+ (?:mi |una )?(?:condena|sentencia)|cambi[eo] mi vida',
    letter,
  ),
  phrase(
    'source-of-income',
    'tells',
    'seguro social|pension[a-z]*|welfare|ssi|ssd|ssdi|cupones|ayuda del gobierno|vales? (?:de|para)|un vale|voucher|manutencion|desempleo|discapacidad|asistencia',
    letter,
  ),
  phrase(
    'sexual-orientation',
    'tells',
    'gays?|gais|lesbian[a-z]*|queer|somos dos (?:[a-z]+ )?(?:hombres|mujeres|muchach[oa]s|mamas|papas)|mi (?:novio|esposo|marido) y yo somos (?:gay|hombres)[a-z]*|dos (?:mamas|papas|novi[oa]s)',
    letter,
  ),
  phrase(
    'sex',
    'tells',
    'mujer sola|hombre solo|(?:de|entre) (?:mujer|madre|mama|padre|hombre) a (?:mujer|madre|mama|padre|hombre)|(?:soy|somos) (?:[a-z]+ )?(?:mujer(?:es)?|hombres?|madre|mama|padre|senoras?|senoritas?)',
    letter,
  ),
  phrase('gender-identity', 'tells', 'trans(?:icion|gener[oa]|exual)?|mi transicion|no binari[oa]', letter),
  phrase(
    'occupation',
    'tells',
    '(?:soy|somos|como|trabajo (?:de|como)|mi espos[oa] es) (?:un[oa]? )?(?:enfermer[oa]s?|medic[oa]s?|maestr[oa]s?|policias?|bomber[oa]s?|taxistas?|cociner[oa]s?|music[oa]s?|doctor(?:a|es)?|profesor(?:a|es)?)',
    letter,
  ),
  phrase(
    'religion',
    'tells',
    'virgencita|devot[oa]s?|catolic[a-z]+|cristian[a-z]+|evangelic[a-z]+|musulman[a-z]*|judi[oa]s?|testigos de|dios|senor (?:nos|me|dios|jesus)|ora(?:mos|r|ndo|cion(?:es)?)|rez[a-z]+|bendicion(?:es)?|mezquita|sinagoga(?! de)|santos?(?= (?:patron|nos|me))',
    letter,
  ),
];
