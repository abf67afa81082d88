import { oneOf } from '../vocabulary/patterns';
import type { PeopleWords } from '../vocabulary/protected-class';
import { peopleIn } from '../vocabulary/rows';
import { anos, hintedColor } from './words';

const all: PeopleWords['reasons'] = ['excludes', 'prefers', 'steers'];
const chosen: PeopleWords['reasons'] = ['excludes', 'prefers'];

/** Words that count only when somebody decides about the person (`decisions.ts`). */
const judged: PeopleWords['reasons'] = [];

const people = peopleIn('es');

/** Looser Spanish words for people than those of `people.ts`. */
export const spanishHintsOfPeople: readonly PeopleWords[] = [
  people(
    'race',
    all,
    `(?:tez|piel|cutis|color de piel) (?:muy |mas |bien )?(?:${hintedColor}|canela|cobriza|cafe)|triguen[oa]s|arab[ei]s?|raza|afrolatin[oa]s?|afrocaribe[a-z]*|afrodescendient[a-z]*|gente (?:de color|clarit?[ao]|oscur[ao])|chinit[oa]s|indi[oa]s`,
  ),
  people(
    'race',
    judged,
    `(?:un|una|unos|unas|el|la|los|las|muy|era|eran|es|son|medio|parec[a-z]+) (?:[a-z]+ )?(?:moren[oa]s?|priet[oa]s?|negr[oa]s?|blanc[oa]s?|triguen[oa]s?|mulat[oa]s?|arabes?|indi[oa]s?|asiatic[oa]s?|hispan[oa]s?|latin[oa]s?|oscur[oa]s?)`,
  ),
  people(
    'national-origin',
    all,
    oneOf(
      'puertorrican[oa]s?|borinquen[a-z]*|chilen[oa]s?|bolivian[oa]s?|paraguay[oa]s?|uruguay[oa]s?|costarricenses?|tic[oa]s|catrach[oa]s|chapin(?:es)?|guanac[oa]s|chapina|poblan[oa]s|oaxaquen[oa]s',
      'asiatic[oa]s|filipin[oa]s?|japones(?:es|as?)?|vietnamitas?|tailandes[a-z]*|griegos?|alban[oe]s[a-z]*|ucranian[oa]s?|portugueses|franceses|alemanes|ingleses|judi[oa]s|israelies|turc[oa]s|sirios?|yemenies|egipci[oa]s|nigerian[oa]s|senegaleses|bangladesies|indi[oa]s|hindu(?:e)?s|nepales[a-z]*|chin[oa]s?(?! de la)',
      '(?:gente|personas|familias|compradores) de (?:afuera|alla|otro lado|su tierra)|recien llegad[oa]s|foraster[oa]s|extran[oa]s del barrio|gente de (?:aqui|fuera)',
    ),
  ),
  people(
    'national-origin',
    judged,
    'acento|no hablan? (?:bien )?(?:ingles|espanol)|apenas hablan? [a-z]+|interprete',
  ),
  people(
    'religion',
    all,
    'testigos? de [a-z]+|sant[ei]r[oa]s?|sabatistas?|hasid[a-z]+|jasid[a-z]+|islamic[oa]s?|protestant[a-z]*|agnostic[oa]s?|ateos?|herman[oa]s en (?:cristo|la fe)|practicantes?|jehova|devot[oa]s',
  ),
  people('religion', judged, 'velo|turbante|panuelo en la cabeza|kipa|hiyab|sotana|rosario'),
  people(
    'sex',
    chosen,
    'muchach[oa]s?(?! de la)|chic[oa]s|senorit[oa]s?|caballeros?|varon(?:es|cit[oa]s)?|doncellas?|hembras?|machos?|damit[oa]s?|jovencit[oa]s?',
  ),
  people(
    'sexual-orientation',
    all,
    'joto[s]?|pat[oa]s(?! )|marimach[oa]s?|tortiller[oa]s|homosexual[a-z]*|gais?|gay[s]?|queer|parejas? (?:rar[oa]s?|de (?:hombres|mujeres))|(?:dos|2) (?:hombres|mujeres|muchach[oa]s|chic[oa]s|senor[ae]s|varones)',
  ),
  people('sexual-orientation', judged, 'agarrad[oa]s de la mano|de la mano|besandose|novi[oa]s?'),
  people(
    'gender-identity',
    all,
    'transexual[a-z]*|transgener[a-z]*|travest[a-z]*|vestidas?|no binari[oa]s?|cambi[a-z]+ de sexo|afeminad[oa]s?',
  ),
  people('gender-identity', judged, 'hombre vestido|parecia (?:un |una )?(?:hombre|mujer)|vestido de mujer'),
  people(
    'familial-status',
    all,
    'chiquill[oa]s|chiquit[oa]s|chamaquit[oa]s|muchachit[oa]s|chavit[oa]s|chavalos|escuincles|pela[o]s|carajit[oa]s|crios|nin[oa]s?(?! museum)|infantil(?:es)?|prenada|encinta|embarazo|pequen(?:os|itos|in[oa]s)(?! (?:detalles|arreglos|gastos))|hij[oa]|cochecitos?|cuna[s]?|con familia|nietos|gemelos|menores',
  ),
  people(
    'familial-status',
    ['prefers'],
    'pareja sola|personas? sol[oa]s?|adult[oa]s?|gente adulta|sin hijos',
  ),
  people(
    'marital-status',
    all,
    'matrimonios?|concubin[a-z]+|separad[oa]|amancebad[oa]s|comprometid[oa]s|solter[oa]n[a-z]*|recien casad[oa]s|juntos sin|sin cas(?:ar|arse)|vivir juntos|viven juntos|anillo de',
  ),
  people('marital-status', judged, 'vin[oe] sol[oa]|vive sol[oa]|novi[oa]s?'),
  people(
    'age',
    all,
    'viejit[oa]s?|viejecit[oa]s?|ancianit[oa]s?|abuelit[oa]s?|abuel[oa]s|(?:un|una|el|la|este|ese|esa) viej[oa](?! (?:techo|caldera|piso|casa|edificio|puerta|cocina|escalera))|retirad[oa]s|jubilad[oa]s|gente (?:grande|madura|de edad|mayor)|persona mayor|senor(?:es|as|a)? (?:mayor|grande|de edad)(?:es)?|juvenil(?:es)?|muchach[oa]s jovenes|mayorcit[oa]s?|anos encima|(?:mas|menos) de (?:los )?(?!55|62)' +
      anos +
      '(?! (?:libras|kilos|minutos|horas|dias|meses|%|pies|dolares|por|unidades|millas|minutos))|(?:menores|mayores) de (?!55|62|edad)' +
      anos,
  ),
  people(
    'disability',
    all,
    oneOf(
      'enferm[oa]s?(?! de la)|enfermedad(?:es)?|enfermiz[oa]s?|achacos[oa]s?|cieg[oa](?! al)|sord[oa]s?|mud[oa]s?|sordomud[oa]s?|coj[oa]s?|manc[oa]s?|invalid[oa]|tullid[oa]s?|paralitic[oa]s?|lisiad[oa]s?|coje[a-z]+|renque[a-z]+|loc[oa]s?(?! de)|retrasad[oa]s?|trastorn[a-z]+',
      'baston(?:es)?|muletas?|andador|oxigeno|dialisis|diabetic[oa]s?|sidos[oa]s?|seropositiv[oa]s?|esquizofreni[a-z]+|bipolar(?:es)?|deprimid[oa]s?|ansiedad|medicinas?|medicamentos?|pastillas|nervios|padecimientos?|condicion(?:es)? medicas?|silla(?:s)? (?:de )?(?:ruedas|electrica)',
      'sindrome de [a-z]+|epilep[a-z]+|alzheimer|demencia|adiccion(?:es)?|alcoholismo|drogas|psiquiatric[oa]s?|psicologic[oa]s?|perros? de (?:apoyo|asistencia|servicio|terapia)|perros? lazarillos?|animales? (?:emocional(?:es)?|de (?:apoyo|terapia|compania))',
    ),
  ),
  people(
    'immigration-status',
    all,
    'sin (?:estatus|documentos|permiso|visa|residencia|papeles|status)|documentos(?= o |\\?| ni| para trabajar| en regla)|papeles|estatus|visas?|pasaportes? american[oa]s?|asilo|asilad[oa]s?|refugiad[oa]s?|permiso de trabajo|tps|daca|ilegal(?:es)?|residenci[a-z]+ (?:legal|american[oa]|permanente)|residente legal|ciudadan[a-z]+|migratori[oa]s?|deportad[oa]s?|naturalizad[oa]s?',
  ),
  people(
    'military-status',
    all,
    'ejercito|marina(?! de botes)|marines|(?:en|de) la reserva(?! de)|reservistas?|guardia nacional|fuerza aerea|fuerzas armadas|uniformad[oa]s?|despleg[a-z]+|moviliz[a-z]+|servicio militar|cadetes?|tropas?',
  ),
  people(
    'source-of-income',
    ['excludes'],
    'vouchers?|vales?|chequ[e]s? (?:del|de) (?:gobierno|discapacidad|incapacidad|welfare)|(?:ayuda|dinero|plata|chequ[e]|programa)s? (?:del? )?(?:gobierno|estado|ciudad|ayuda|vivienda|publica)|ayudas?|la discapacidad|incapacidad|pension(?:es|ad[oa]s)?|seguro social|medicaid|ebt|estampillas|cupones|plan 8|seccion (?:8|ocho)|desempleo|ssd|ssdi',
  ),
  people(
    'source-of-income',
    ['prefers'],
    'talonarios?|talones|chequ[e] de trabajo|sueldo|gente de trabajo|trabajador(?:a|es|as)?(?! social)|trabajo(?: de verdad)?|w ?2',
  ),
  people(
    'domestic-violence',
    all,
    '(?:huyendo|escapando|escondiendose|huy[eo]|escap[oa]|se esconde) (?:de |del )(?:[a-z]+ )?(?:marido|esposo|ex|novio|pareja|hombre|maltrato|abuso)|maltratad[oa]|golpead[oa]|moret[a-z]+|(?:la|le) (?:golpea|pega|pegaba|golpeaba|maltrata|maltrataba)[a-z]*|maltrato|problemas con (?:el|su|un) ex ?(?:marido|esposo|novio|pareja)?|ex ?(?:marido|esposo|novio)?(?: )?(?:peligroso|violento|celoso|la busca)|refugio (?:de|para) (?:mujeres|victimas)|victima[s]? de [a-z]+|agresor|acosador',
  ),
  people(
    'criminal-record',
    all,
    'arrest[a-z]+|pres[oa]s?|carcel|reja[s]? por|fichad[oa]s?|detenid[oa]s?|esposad[oa]s|cargos(?! (?:comunes|mensuales|adicionales|por))|problemas con (?:la )?(?:ley|policia|justicia)|delito[s]?|prontuario|probatoria|record (?:limpio|criminal|de (?:la )?policia)|convict[oa]s?|condena[s]?|felon(?:ia|es)?|expresidiari[oa]s?|ex ?convict[oa]s?|metid[oa] pres[oa]|encarcelad[oa]s?',
  ),
  people(
    'occupation',
    chosen,
    'music[oa]s?|taxistas?|choferes?|chofer|camioneros?|repartidor(?:es)?|deliverys|meser[oa]s?|cociner[oa]s?|(?:gente|trabajadores|empleados) de (?:la )?(?:construccion|restaurantes?|cocina|limpieza|fabrica|bar)|albanil(?:es)?|polic[ia]+s?|bomberos?|reporter[oa]s?|periodista|politic[oa]s?|artistas?|bailarin[a-z]*|actor(?:es)?|actriz|actrices|banquer[oa]s?|doctor(?:es)?|medic[oa]s?|ingenieros?|conserjes?|porteros?|domestic[oa]s|estilistas?|barberos?|vendedor ambulante|djs?|influencers?|profesional(?:es)?|oficinistas?',
  ),
  people(
    'occupation',
    judged,
    '(?:maneja|trabaja|conduce|labora)[a-z]*(?: [a-z]+){0,3} (?:uber|lyft|taxi|bar|restaurantes?|cocina|construccion|noches?|discoteca|club|camion|limpieza)',
  ),
];
