import type { Harmless } from '../vocabulary/harmless';
import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { TextUse } from '../vocabulary/protected-class';

const asked: readonly TextUse[] = ['question', 'visit'];
const untilTheSentenceEnds = '[^.!?;。！？；]*?(?=$|[.!?;。！？；]| but | pero | except | 但)';

export const spanishHarmless: readonly Harmless[] = [
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
];
