import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { Phrase, TextUse } from '../vocabulary/protected-class';
import { phraseIn } from '../vocabulary/rows';
import { color, credo, gentilicio, ingresos, oficios } from './words';

const phrase = phraseIn('es');
const lugar =
  '(?:barrio|vecindario|zona|comunidad|comunidade|area|vecindad|edificio|cuadra|bloque|calle|colonia|sectore?|pueblo)s?';
const preguntas: readonly TextUse[] = ['question', 'visit'];
const carta: readonly TextUse[] = ['letter'];
const numero =
  '(?:[2-9]\\d|veinti\\w*|veinte|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa)(?: y [a-z]+)?';

export const spanishPhrases: readonly Phrase[] = [
  phrase(
    'race',
    'steers',
    oneOf(
      inOrder(
        group(`${lugar}|gente|familias?|personas|inquilinos|vecinos|parejas?`),
        ` (?:muy |mayormente |mas |pur[oa] |de )?(?:${color})`,
      ),
      '(?:color|raza)s? (?:de|hay|son|es|vive)|(?:de|que|otra|misma|cual|nuestra|su) raza',
      'color de (?:la )?piel|negros|morenos|prietos|(?:pur|tod)[oa]s (?:blanc|negr|moren)[oa]s',
    ),
  ),
  phrase(
    'race',
    'steers',
    oneOf(
      inOrder(
        'gente ',
        group(
          'como (?:nosotr[oa]s|un[oa]|yo|usted)',
          inOrder(
            'de ',
            group('nuestra|su|mi|esa|bien|nuestro|cierta|otra|mala'),
            ' ?(?:clase|raza|tipo|calana|indole|nivel)?(?![a-z])',
          ),
          'asi|rara|decente|bonita|indeseable',
        ),
      ),
      '(?:que|cual) (?:tipo|clase) de (?:gente|personas|vecinos|familias|inquilinos)',
      inOrder(
        group('esa|ese|cierta|cierto|buena|mala|otra|otro'),
        ' (?:gente|gentuza|tipo de gente|clase de gente)',
      ),
      'gentuza|chusma|usted me entiende|de los nuestros|los nuestros|gente nuestra|nuestra gente',
      'encaj[a-z]* en el (?:barrio|vecindario|edificio)|composicion (?:racial|etnica)|racial(?:es)?',
      'etni[a-z]+|indeseables|demografi[a-z]+|diversidad|mala influencia|malandros',
    ),
  ),
  phrase(
    'national-origin',
    'steers',
    oneOf(
      inOrder(
        group(`${lugar}|gente|familias?|personas|inquilinos|vecinos|parejas?`),
        ` (?:muy |mayormente |mas |de )?(?:${gentilicio})`,
      ),
      group(
        'nacid[oa]s? (?:aqui|en (?:estados unidos|este pais|ee ?uu))|hablen? (?:[a-z]+ ){0,3}ingles',
        'hablar (?:[a-z]+ ){0,2}ingles',
        'ingles (?:fluido|perfecto|obligatorio|requerido|nativo|sin acento)|sin acento|con acento',
        'dominio del ingles|(?:solo|unicamente) (?:en )?ingles',
        'que (?:no )?(?:hable|habla|hablan|hablen) (?:bien )?(?:el |buen |perfecto )?(?:ingles|espanol)',
        'hispanohablantes?|de otros? paise?s?|de (?:afuera|otro pais|su pais|nuestro pais|mi pais)',
        'nacionalidad(?:es)?',
      ),
      inOrder(
        '(?:gente|personas|familias|inquilinos|vecinos) de ',
        group(
          'mexico|haiti|republica dominicana|china|la india|africa|centroamerica|cuba|ecuador|colombia',
          'honduras|guatemala|el salvador|venezuela|puerto rico',
        ),
      ),
    ),
  ),
  phrase(
    'immigration-status',
    'excludes',
    oneOf(
      '(?:con|sin|tener|tengan?|traer|traiga|mostrar|presentar|tienen|pedir|piden|sus|de) papeles',
      'indocumentad[oa]s?|ilegales|inmigrantes|(?:solo|debe ser|deben ser|ser) ciudadan[oa]s?',
      'ciudadanos (?:solamente|unicamente|american[oa]s)|ciudadania(?! bank)',
      '(?:estatus|situacion|status) (?:migratori[oa]|legal)|tarjeta verde|green card',
      'residencia (?:legal|permanente)|la migra|deport[a-z]+|inmigracion',
    ),
  ),
  phrase(
    'religion',
    'steers',
    oneOf(
      inOrder(
        group(
          'comunidad|familias?|barrio|zona|hogar|vecindario|edificio|inquilin[oa]s?|parejas?|personas?',
          'gente|vecin[oa]s|ambiente|valores|cuadra|area|comprador(?:es)?|vecindad',
        ),
        ` (?:muy |mayormente )?(?:${credo})`,
      ),
      'temeros[oa]s? de dios|de (?:fe|iglesia)(?![a-z])',
      '(?:que )?(?:asista|asistan|vaya|vayan|va|van) a (?:la )?(?:iglesia|misa|sinagoga|mezquita)',
      `(?:misma|nuestra|su|que) (?:fe|religion)|religion|(?:no|sol[oa]|puros) (?:${credo})|judios`,
      'musulmanes|testigos de jehova|creyentes',
    ),
  ),
  phrase(
    'sex',
    'prefers',
    oneOf(
      inOrder(
        group('no|solo|unicamente|solamente|exclusivo|exclusivamente|prefer[a-z]+|busc[a-z]+'),
        '(?: a| para)? ',
        group('senoritas?|mujer(?:es)?|hombres?|damas|caballeros|varones|chicas|muchach[oa]s|senoras?'),
      ),
      inOrder(
        '(?:mujer(?:es)?|hombres?|senoritas?|damas|caballeros) ',
        group('solas?|solos?|solamente|unicamente|preferible[a-z]*'),
      ),
      'sexo (?:femenino|masculino)',
    ),
  ),
  phrase(
    'gender-identity',
    'excludes',
    oneOf(
      'transexual(?:es)?|transgenero|travestis?|personas? trans|gente trans',
      'mujer(?:es)? (?:biologicas?|de verdad|trans)|hombres? (?:biologicos?|trans)',
      '(?:hombres|mujeres|varones) de nacimiento|identidad de genero|sexo biologico',
    ),
  ),
  phrase(
    'sexual-orientation',
    'excludes',
    oneOf(
      'homosexual(?:es)?|lesbianas?|maric(?:on(?:es)?|as)|bisexuales',
      inOrder(
        '(?:pareja|familia|matrimonio|hogar|valores)s? ',
        group('tradicional(?:es)?|gay|homosexual(?:es)?|normal(?:es)?|heterosexual(?:es)?'),
      ),
      'mismo sexo|orientacion sexual|heterosexuales|gays',
    ),
  ),
  phrase(
    'familial-status',
    'excludes',
    oneOf(
      inOrder(
        '(?:no|sin|cero|ni) (?:se (?:aceptan?|permiten?|admiten?) )?',
        group('ninos|menores|hijos|bebes|familias grandes|criaturas|embarazadas'),
      ),
      '(?:solo|solamente|unicamente|puros) (?:adultos|parejas|solteros|mayores)',
      '(?:adultos|parejas|personas solas) (?:solamente|unicamente|solos?|sin)|edificio de adultos',
      'embarazadas?|madres? solteras?|padres? solteros?|para (?:una )?pareja',
      inOrder(
        'para (?:una? )?',
        group('persona sola|adultos|parejas|solteros|familias? (?:pequena|joven|cristiana|grande)s?'),
      ),
      'mayores de (?:18|dieciocho|21|12|doce) anos|nido vacio',
    ),
  ),
  phrase(
    'familial-status',
    'prefers',
    inOrder(
      '(?:ideal|perfect[oa]|excelente|pensad[oa]|hech[oa]) para (?:una? )?',
      group(
        'familias?|parejas?|solter[oa]s?|jubilados|profesionales|estudiantes|jovenes|adultos',
        'matrimonios?|personas? (?:solas?|mayor(?:es)?)|recien casados|hombres?|mujeres?',
      ),
    ),
  ),
  phrase(
    'marital-status',
    'prefers',
    oneOf(
      'acta de matrimonio|(?:parejas?|personas?|gente) (?:casad|divorciad|solter|separad)[oa]s?',
      'legalmente casad[oa]s|divorciad[oa]s|juntad[oa]s|union libre|recien casad[oa]s|estado civil',
      'viviendo en pecado|concubinato|matrimonio legal',
    ),
  ),
  phrase(
    'age',
    'excludes',
    oneOf(
      inOrder(
        group('mayores|menores|personas|gente|mas|menos|entre|de'),
        ` (?:de )?(?:los )?(?!55|62)${numero} anos(?!`,
        ' de (?:garantia|antiguedad|vida|construid))(?= |\\.|,|$)(?: (?:no|abstenerse|favor))?',
      ),
      `entre (?:los )?${numero} y (?:los )?${numero}(?: anos)?|de ${numero} a ${numero} anos`,
      'ancian[oa]s|viejit[oa]s|viejos(?! (?:tablones|pisos))|tercera edad',
      inOrder(
        group('gente|personas?|adultos|inquilin[oa]s?|parejas?'),
        ' (?:joven(?:es)?|mayor(?:es)?|viej[oa]s?|de edad)',
      ),
      'jovenes|nuestra edad|de (?:mi|su|esa|cierta) edad|edad (?:promedio|maxima|minima|de los)',
      'milenials|millennials|jubilados',
    ),
  ),
  phrase(
    'disability',
    'excludes',
    oneOf(
      inOrder(
        '(?:no|sin|ni) (?:se (?:aceptan?|permiten?|admiten?) )?',
        group(
          'discapacitados|minusvalidos|personas? (?:con discapacidad(?:es)?|en silla)|perros? guia',
          'animales de (?:servicio|apoyo)|enfermos|gente enferma',
        ),
      ),
      inOrder(
        '(?:vivir|valerse) (?:de forma |de manera )?',
        group('independiente(?:mente)?|por si (?:mism[oa]|sol[oa])s?'),
      ),
      'buena salud|personas? san[oa]s?|gente sana|fisicamente (?:apt|capac)[a-z]+|minusvalid[oa]s',
      'enfermedad(?:es)? mental(?:es)?|enfermos mentales|problemas mentales|discapacitad[oa]s',
      '(?:casa|hogar) de (?:grupo|rehabilitacion|recuperacion)|drogadict[oa]s|retrasad[oa]s',
      'subir (?:las )?escaleras sin (?:ayuda|problema)',
      '(?:incluso|ni siquiera|tampoco|incluidos) (?:animales|perros) (?:de|guia)',
    ),
  ),
  phrase(
    'source-of-income',
    'excludes',
    oneOf(
      inOrder(
        group('no|sin|nada de|ni|rechaz[a-z]+|negar[a-z]+ a'),
        ` (?:[a-z]+ ){0,3}(?:${ingresos})(?! (?:de (?:estacionamiento|mantenimiento)))`,
      ),
      inOrder(
        `(?:${ingresos})`,
        group(
          ',? no(?= (?:se|gracias|acept|permit|admit|tom)|[!,;)]|\\.(?! ?\\d)|$)',
          ' (?:abstenerse|rechazad[oa]s?)',
        ),
      ),
      `(?:gente|familias|personas) (?:de|con|en) (?:${ingresos})`,
      'que (?:trabaje|trabajen|tenga trabajo|tengan trabajo)',
      'con (?:trabajo|empleo) (?:fijo|estable)|vivan? del gobierno|mantenid[oa]s',
    ),
  ),
  phrase(
    'domestic-violence',
    'excludes',
    oneOf(
      'violencia (?:domestica|familiar|de genero)|victimas? de (?:violencia|abuso|maltrato)',
      '(?:mujeres|esposas|personas) (?:maltratadas|golpeadas|abusadas)',
      'orden(?:es)? de (?:proteccion|restriccion|alejamiento)|refugio (?:de|para) mujeres|abusador',
      '(?:marido|esposo|ex|pareja)s? (?:violent|abusiv)[oa]s?|pleitos de pareja|problemas con su ex',
    ),
  ),
  phrase(
    'criminal-record',
    'excludes',
    oneOf(
      'antecedentes(?: penales| criminales)|ex ?presidiari[oa]s?|ex ?convict[oa]s?',
      'record (?:criminal|limpio|policial|penal)',
      inOrder(
        '(?:haya|hayan|ha|han|hayan sido|estado|estuvo|estuvieron) (?:sido |estado )?',
        group(
          'arrestad[oa]s?|pres[oa]s?|en (?:la )?(?:carcel|prision)|detenid[oa]s?|condenad[oa]s?',
          'encarcelad[oa]s?',
        ),
      ),
      'sali[a-z]+ de (?:la )?(?:carcel|prision)|delincuentes|libertad condicional',
    ),
  ),
  phrase(
    'occupation',
    'excludes',
    oneOf(
      `(?:no|ni|abstenerse) (?:[a-z]+ ){0,3}(?:${oficios})`,
      `(?:${oficios}) (?:abstenerse|abstenganse|no)`,
      '(?:solo|para|prefer[a-z]+|busc[a-z]+) (?:[a-z]+ )?profesionales',
    ),
  ),
  phrase(
    'military-status',
    'excludes',
    '(?:no|ni|solo) (?:[a-z]+ ){0,3}(?:militares|soldados|veteranos)|(?:militares|soldados|veteranos) (?:abstenerse|no|solamente)|servicio activo',
  ),
  phrase(
    'race',
    'steers',
    '(?:como es|que tal es|quien(?:es)? viv[a-z]+) (?:la gente|los vecinos)|hay mucha gente (?:de|que)',
    preguntas,
  ),
  phrase(
    'familial-status',
    'tells',
    oneOf(
      inOrder(
        '(?:mis?|nuestr[oa]s?|tres|dos|cuatro|l[oa]s|un[oa]?) (?:[a-z]+ )?',
        group(
          'hij[oa]s?|nin[oa]s?|bebes?|niet[oa]s?|gemel[oa]s|pequen[oa]s|familia(?! room)|mama|papa',
          'madre|padre|padres|abuel[oa]s?|suegr[oa]s?|mellizos|chamac[oa]s',
        ),
        '(?! (?:de dos|limitada))',
      ),
      'somos (?:una )?familia|familia de (?:\\d|dos|tres|cuatro|cinco|seis)|embaraza[a-z]+',
      'esperando (?:un|una|nuestr[oa]|a nuestr[oa])|esperamos (?:un|una|nuestr[oa]|gemelos|bebe)',
      'formar una familia|criar|crecer|crezca[n]?|madre soltera|padre soltero|hij[oa]s?|bebe|cuna',
      'ninos',
    ),
    carta,
  ),
  phrase(
    'marital-status',
    'tells',
    oneOf(
      '(?:mi|su) (?:[a-z]+ )?(?:espos[oa]|marido|mujer|novi[oa]|prometid[oa]|pareja|conyuge)',
      'recien casad[oa]s|casad[oa]s|nos casa[a-z]+|boda|matrimonio|divorciad[oa]|viud[oa]',
      'solter[oa]|luna de miel|aniversario',
    ),
    carta,
  ),
  phrase(
    'religion',
    'tells',
    oneOf(
      'dios|senor jesus|jesus|cristo|oramos|oracion(?:es)?|orando|rezamos|rezando|rezar|rezo',
      'iglesia(?! street)|bendi[a-z]+|(?<!buena )fe|virgen|biblia|misa|parroquia|mezquita|sinagoga',
      `templo|pastor|navidad(?:es)?|ramadan|pascua|bautizo|primera comunion|milagro|${credo}`,
    ),
    carta,
  ),
  phrase(
    'national-origin',
    'tells',
    oneOf(
      inOrder(
        group('soy|somos|como|familia|pareja|raices|comunidad|origen|orgullo|tambien|buen[oa]s?|ser'),
        ` (?:[a-z]+ ){0,2}(?:${gentilicio})`,
      ),
      `(?:${gentilicio}) como`,
      inOrder(
        group('vengo|venimos|vine|vinimos|llegamos|llegue|soy|somos|emigr[a-z]+|nac[a-z]+|originari[oa]s?'),
        '(?: [a-z]+){0,3} (?:de|desde|en) ',
        group(
          'mexico|puebla|haiti|(?:la )?republica dominicana|santo domingo|china|la india|africa|cuba',
          'ecuador|colombia|honduras|guatemala|el salvador|venezuela|puerto rico|peru|argentina|espana',
          'brasil|nicaragua|oaxaca|santiago|quito|bogota|lima|cuenca',
        ),
      ),
      '(?:mi|nuestr[oa]|mism[oa]) (?:pais|tierra|patria|pueblo|idioma|lengua|cultura|gente)',
      'paisan[oa]s?|compatriotas?',
      'como usted(?:es)?,? (?:soy|somos|venimos|vengo|vine|yo|llegamos|nosotros)',
    ),
    carta,
  ),
  phrase(
    'race',
    'tells',
    `(?:soy|somos|como|familia|pareja) (?:[a-z]+ ){0,2}(?:${color})|(?:nuestra|misma|mi) raza|raza`,
    carta,
  ),
  phrase(
    'immigration-status',
    'tells',
    'inmigrantes?|emigr[a-z]+|refugiad[oa]s?|ciudadan[oa]s?|ciudadania|residentes? (?:legal|permanente)(?:es)?|papeles|asilo|indocumentad[oa]s?',
    carta,
  ),
  phrase(
    'age',
    'tells',
    oneOf(
      `jubilad[oa]s?|jubil[a-z]+|retirad[oa]s?|tengo ${numero}(?: anos)?`,
      `tenemos ${numero}(?: anos)?|${numero} anos(?: de edad)|(?:a mis|con) ${numero} anos`,
      '(?:pareja|personas?) (?:joven|mayor)(?:es)?|ancian[oa]s?|vejez|tercera edad|mi edad',
      'joven(?:es)?|ultima casa',
    ),
    carta,
  ),
  phrase(
    'disability',
    'tells',
    oneOf(
      'discapacidad|discapacitad[oa]|silla de ruedas|enfermedad|enferm[oa]|cancer|ceguera|cieg[oa]',
      'sord[oa]|autis[a-z]+|diabet[a-z]+|esclerosis|parkinson|perro (?:guia|de servicio)|sindrome',
      'incapacidad|andador|artritis|movilidad',
    ),
    carta,
  ),
  phrase(
    'military-status',
    'tells',
    oneOf(
      'veteran[oa]s?|ejercito|militar(?:es)?|marina|soldad[oa]s?',
      'serv[a-z]+ (?:a|en) (?:la patria|el pais|las fuerzas|la guardia|la fuerza)|fuerzas armadas',
      'guardia nacional',
    ),
    carta,
  ),
  phrase(
    'sexual-orientation',
    'tells',
    oneOf(
      'gays?|lesbianas?|homosexual(?:es)?|mismo sexo',
      'dos (?:mamas|papas|madres|padres|hombres|mujeres)|lgbt[a-z]*',
      'mi espos[oa] y yo somos (?:dos )?(?:hombres|mujeres)',
    ),
    carta,
  ),
  phrase('gender-identity', 'tells', 'trans(?:genero|exual)?(?![a-z])', carta),
  phrase('source-of-income', 'tells', `${ingresos}|seguro social|pension`, carta),
  phrase('sex', 'tells', '(?:soy|como) (?:un[oa]? )?(?:mujer|hombre|madre|padre|dama)', carta),
  phrase('domestic-violence', 'tells', 'violencia|maltrat[a-z]+|abus[a-z]+|sobreviviente', carta),
  phrase('criminal-record', 'tells', 'carcel|prision|antecedentes|segunda oportunidad', carta),
];
