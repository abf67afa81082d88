import { oneOf } from '../vocabulary/patterns';

export const color = oneOf(
  'negr[oa]s?|blanc[oa]s?|moren[oa]s?|priet[oa]s?|mulat[oa]s?|latin[oa]s?|hispan[oa]s?',
  'asiatic[oa]s?|indigenas?|arabes?|afroamerican[oa]s?|afrodescendientes?|de color',
  'triguen[oa]s?|caucasic[oa]s?',
);

export const gentilicio = oneOf(
  'mexican[oa]s?|dominican[oa]s?|haitian[oa]s?|boricuas?|puertorriquen[oa]s?|ecuatorian[oa]s?',
  'colombian[oa]s?|venezolan[oa]s?|peruan[oa]s?|cuban[oa]s?|salvadoren[oa]s?|honduren[oa]s?',
  'guatemaltec[oa]s?|centroamerican[oa]s?|sudamerican[oa]s?|brasilen[oa]s?|argentin[oa]s?',
  'nicaraguenses?|panamen[oa]s?|african[oa]s?|jamaiquin[oa]s?|jamaican[oa]s?|chin[oa]s',
  'corean[oa]s?|hindues?|pakistanies?|rus[oa]s|polac[oa]s?|italian[oa]s|irlandes(?:es)?',
  'gring[oa]s?|american[oa]s?|estadounidenses?|european[oa]s?|espanol(?:es|as?)?|paisan[oa]s?',
  'compatriotas?|nicas?',
);

export const credo = oneOf(
  'cristian[oa]s?|catolic[oa]s?|evangelic[oa]s?|judi[oa]s?|musulman(?:e?s|a?s?)?|protestantes?',
  'mormon(?:es)?|hindu(?:es|istas?)?|budistas?|ate[oa]s?|testigos de jehova|creyentes?',
  'ortodox[oa]s?|pentecostal(?:es)?|adventistas?|religios[oa]s?|bautistas?|jasidic[oa]s?',
  'santeros?',
);

export const oficios = oneOf(
  'abogad[oa]s?|music[oa]s?|policias?|taxistas?|meser[oa]s?|estudiantes|obrer[oa]s|albaniles',
  'artistas|periodistas|actores|bailarinas?|choferes|camareros?|cocineros|vendedores ambulantes',
  'repartidores|jornaleros|politicos|enfermer[oa]s|medicos|doctores|maestr[oa]s',
  'trabajador(?:as|es) sexual(?:es)?|ninera?s|emplead[oa]s domesticas?|constructores',
);

export const ingresos = oneOf(
  'secc?ion (?:8|ocho)|section (?:8|eight)|plan (?:8|ocho)|vouchers?',
  'vales?(?: de (?:vivienda|renta|alquiler))?|cupones(?: de (?:vivienda|alimentos|renta))?',
  'asistencia(?: (?:publica|social|de renta|economica|gubernamental))?',
  'ayudas? (?:del gobierno|publica|social|de renta|gubernamental)|subsidi[oa]s?|subsidiad[oa]s',
  'welfare|cityfheps|fheps',
  'programas?(?: (?:de|del) (?:gobierno|vivienda|asistencia|renta|ayuda))?|hasa|ssi',
  'bono(?:s)? de vivienda|beneficios (?:sociales|del gobierno|publicos)|food ?stamps|desempleo',
  'manutencion',
);

export const hintedColor =
  'negr[oa]s?|negrit[oa]s?|blanc[oa]s?|blanquit[oa]s?|moren[oa]s?|morenit[oa]s?|priet[oa]s?|prietit[oa]s?|triguen[oa]s?|clar[oa]s?|clarit[oa]s?|oscur[oa]s?|oscurit[oa]s?|mulat[oa]s?|jaba[o]s?|asiatic[oa]s?|arabes?|indi[oa]s?|caucasic[oa]s?|latin[oa]s?|hispan[oa]s?';

export const anos =
  '(?:veinti[a-z]+|treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|[2-9]\\d)(?: y [a-z]+)?';
