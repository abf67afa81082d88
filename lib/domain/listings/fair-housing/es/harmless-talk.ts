import type { Harmless } from '../vocabulary/harmless';
import { inOrder, oneOf } from '../vocabulary/patterns';
import type { TextUse } from '../vocabulary/protected-class';

const asked: readonly TextUse[] = ['question', 'visit'];
const letter: readonly TextUse[] = ['letter'];
const rest = '[^.!?;。！？；]*';

/** Talk that names people and judges nobody: law, taxes, equipment, places, and what the writer needs. */
export const spanishHarmlessTalk: readonly Harmless[] = [
  {
    language: 'es',
    pattern:
      '(?:extranjer[oa]s?)(?=[^.!?]{0,90}(?:firpta|reten|impuesto|cierre|formulario|escritura))|(?<=firpta[^.!?]{0,60})extranjer[oa]s?',
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
];
