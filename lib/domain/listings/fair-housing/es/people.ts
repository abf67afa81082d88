import { group, inOrder, oneOf } from '../vocabulary/patterns';
import type { PeopleWords } from '../vocabulary/protected-class';
import { peopleIn } from '../vocabulary/rows';
import { color, credo, gentilicio, ingresos, oficios } from './words';

type Reasons = PeopleWords['reasons'];
const all: Reasons = ['excludes', 'prefers', 'steers'];
const chosen: Reasons = ['excludes', 'prefers'];
const people = peopleIn('es');
const persona = oneOf(
  'gente|personas?|familias?|parejas?|inquilin[oa]s?|vecin[oa]s?|compradore?s?|compradoras?',
  'hombres?|mujere?s?|ninos|jovene?s?|senore?s|residentes|duenos|propietarios',
);
const menores = oneOf(
  'nin[oa]s?|hij[oa]s|menores(?! gastos| costos| reparaciones)|bebes?|criaturas?|infantes',
  'chamac[oa]s|chiquitos|chicos pequenos|nen[oa]s|pequenos en casa|adolescentes|recien nacidos?',
  'embarazadas?|familias(?! ?\\))|familias? (?:numerosas?|grandes?)|madres? solteras?',
  'padres? solteros?',
);

export const spanishPeople: readonly PeopleWords[] = [
  people(
    'race',
    all,
    oneOf(
      `(?:${persona}) (?:${color})|negr[oa]s|moren[oa]s|priet[oa]s|hispan[oa]s|latin[oa]s`,
      'asiatic[oa]s|indigenas|arabes|afroamerican[oa]s|mulat[oa]s|blanquit[oa]s|negrit[oa]s',
      'gente (?:blanca|morena|negra|de color|prieta)',
    ),
  ),
  people('race', ['steers'], 'blanc[oa]s|negr[oa]s'),
  people('national-origin', all, gentilicio),
  people('religion', all, credo),
  people(
    'sex',
    chosen,
    'hombres?|mujer(?:es)?|senorita?s|senoras?|senores|damas?|caballeros|varon(?:es)?|chicas|muchach[oa]s|femenin[oa]s?|masculin[oa]s?',
  ),
  people('familial-status', all, menores),
  people('familial-status', ['prefers'], 'adultos|parejas?|solteros|personas? sola|familia'),
  people(
    'marital-status',
    all,
    oneOf(
      'solter[oa]s?|casad[oa]s?|divorciad[oa]s?|viud[oa]s?|matrimonios?|juntad[oa]s|concubin[oa]s',
      'union libre|arrejuntad[oa]s|separad[oa]s|parejas (?:casadas|sin casar|no casadas)',
      'acta de matrimonio|estado civil',
    ),
  ),
  people(
    'age',
    all,
    oneOf(
      'ancian[oa]s?|viej[oa]s|viejit[oa]s|abuelit[oa]s|(?:adultos|personas) mayores|tercera edad',
      'jubilad[oa]s?|retirad[oa]s?|jovenes|joven|gente (?:joven|mayor|vieja)',
      '(?:mayores|menores) de \\w+(?: anos)?|envejecientes|pensionad[oa]s|universitari[oa]s',
      'veinteaner[oa]s',
    ),
  ),
  people(
    'disability',
    all,
    oneOf(
      'discapacitad[oa]s?|discapacidad(?:es)?|minusvalid[oa]s?|invalid[oa]s|incapacitad[oa]s?',
      'impedid[oa]s|sillas? de ruedas|cieg[oa]s|sord[oa]s|autistas?|autismo',
      'enfermedad(?:es)? mental(?:es)?|enferm[oa]s(?: mentales)?|locos|adict[oa]s|alcoholic[oa]s',
      'drogadict[oa]s|vih|sida|andador(?:es)?|muletas|depresion|cojos|rehabilitacion',
      'perros? (?:guia|de servicio|de asistencia)',
      'animales? de (?:servicio|apoyo|asistencia)(?: emocional)?|problemas (?:mentales|de salud)',
      'movilidad reducida',
    ),
  ),
  people(
    'immigration-status',
    all,
    oneOf(
      'inmigrantes?|migrantes|indocumentad[oa]s?|ilegales|extranjer[oa]s?|ciudadan[oa]s?|ciudadania',
      'residentes? (?:legal(?:es)?|permanentes?)|papeles|green card|tarjeta verde',
      'estatus (?:migratorio|legal)|refugiad[oa]s|documentos (?:migratorios|legales)|mojad[oa]s',
      'asilad[oa]s|residencia (?:legal|permanente)',
    ),
  ),
  people(
    'sexual-orientation',
    all,
    'homosexual(?:es)?|gays?|lesbianas?|maric(?:on(?:es)?|as)|bisexuales?|lgbt[a-z]*|heterosexual(?:es)?|parejas? (?:del mismo sexo|gay|homosexual(?:es)?)',
  ),
  people('gender-identity', all, 'trans|transexual(?:es)?|transgeneros?|travestis?|travesti|personas? trans'),
  people(
    'military-status',
    all,
    'militar(?:es)?|soldados?|veteran[oa]s?|servicio activo|ejercito|marina de guerra|reservistas?',
  ),
  people(
    'criminal-record',
    all,
    oneOf(
      'antecedentes(?: penales| criminales)?|ex ?presidiari[oa]s?|ex ?convict[oa]s?|ex ?pres[oa]s',
      'reos|pres[oa]s|presidiari[oa]s|convict[oa]s|delincuentes|criminales',
      'record (?:criminal|policial|limpio|penal)|arrestad[oa]s?|arrestos?|carcel|prision',
      'condenad[oa]s|libertad condicional|detenid[oa]s',
    ),
  ),
  people('source-of-income', ['excludes'], `${ingresos}|desempleados`),
  people(
    'source-of-income',
    ['prefers'],
    oneOf(
      'empleo(?: fijo| estable)?|trabajo (?:fijo|estable|formal)|emplead[oa]s',
      'gente (?:que )?trabajadora|gente que trabaj[ae]',
      'personas (?:que trabajen|trabajadoras|empleadas|con trabajo)',
      'talon(?:es)? (?:de (?:pago|chequ[e]|sueldo))|sueldo|salario|asalariad[oa]s|nomina',
    ),
  ),
  people(
    'source-of-income',
    ['steers'],
    `(?:gente|familias|personas|inquilinos|vecinos) (?:de|con|en|que reciben|del) (?:${ingresos})`,
  ),
  people(
    'domestic-violence',
    all,
    oneOf(
      'violencia (?:domestica|familiar|de genero|intrafamiliar)',
      inOrder(
        '(?:mujeres|esposas|personas|victimas) ',
        group('maltratadas?|golpeadas?|abusadas|de (?:abuso|maltrato|violencia)'),
      ),
      'maltratadas|golpeadas|orden(?:es)? de (?:proteccion|restriccion|alejamiento)|abuso domestico',
      'marido violento|ex violento|refugio de mujeres|albergue',
    ),
  ),
  people('occupation', chosen, oficios),
  people('occupation', ['prefers'], 'profesionales|profesionistas|ejecutiv[oa]s'),
];
