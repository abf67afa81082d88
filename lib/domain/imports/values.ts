import { toCount, toDollars } from '@/lib/domain/drafts/fields/answers';
import type { Field } from '@/lib/domain/drafts/fields/field';
import type { WizardWords } from '@/lib/domain/drafts/fields/wizard-words';
import {
  type EasternTime,
  fromEasternDay,
  fromEasternTime,
  toEasternTime,
} from '@/lib/domain/shared/eastern-time';

/**
 * Converts a cell to the answer to a question. A cell that is not an answer stays as it is, so that the check
 * refuses it.
 */
export function toAnswer(field: Field, cell: string, wizard: WizardWords): string {
  const text = cell.trim();
  if (text === '') return '';
  switch (field.control) {
    case 'select':
      return choiceOf(field, text, wizard) ?? text;
    case 'checkboxes':
      return text
        .split(/[,;|]/)
        .map((each) => each.trim())
        .filter((each) => each !== '')
        .map((each) => choiceOf(field, each, wizard) ?? each)
        .join(',');
    case 'checkbox':
      return /^(y|yes|true|x|1)$/i.test(text) ? 'yes' : '';
    case 'money':
      return toDollars(text) === null ? text.replace(/^(US\$|USD)\s*/i, '').replace(/\s*USD$/i, '') : text;
    case 'count':
      return toCount(text) === null ? text.replace(/\.0+$/, '') : text;
    case 'date':
      return toDay(text) ?? text;
    case 'time':
      return toTime(text) ?? text;
    case 'text':
      return toText(field.name, text);
    case 'textarea':
      return text;
  }
}

function toText(name: string, text: string): string {
  if (name === 'postalCode') return toZip(text);
  // Geocoders write fourteen decimals; six decimals are about four inches.
  return name === 'latitude' || name === 'longitude' ? text.replace(/^(-?\d+\.\d{6})\d+$/, '$1') : text;
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** RESO's and other common words for a choice, by field name. */
const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  countyOrParish: {
    manhattan: 'New York',
    mn: 'New York',
    nyc: 'New York',
    newyorkcity: 'New York',
    1: 'New York',
    thebronx: 'Bronx',
    bx: 'Bronx',
    2: 'Bronx',
    brooklyn: 'Kings',
    bk: 'Kings',
    3: 'Kings',
    qn: 'Queens',
    4: 'Queens',
    statenisland: 'Richmond',
    si: 'Richmond',
    5: 'Richmond',
    saintlawrence: 'St. Lawrence',
  },
  occupancy: {
    owner: 'OwnerOccupied',
    occupied: 'Mixed',
    unoccupied: 'Vacant',
    tenantoccupied: 'Tenant',
    occupiedbyatenant: 'Tenant',
    occupancynotknown: 'Unknown',
  },
  propertySubType: {
    singlefamily: 'SingleFamilyResidence',
    sfr: 'SingleFamilyResidence',
    condo: 'Condominium',
    coop: 'StockCooperative',
    cooperative: 'StockCooperative',
    townhome: 'Townhouse',
    twofamily: 'Duplex',
    threefamily: 'Triplex',
    fourfamily: 'Quadruplex',
    land: 'UnimprovedLand',
    vacantland: 'UnimprovedLand',
    manufacturedonland: 'ManufacturedHome',
  },
  listingTerms: {
    valoan: 'VA',
    fhaloan: 'FHA',
    renovationloan: 'RenovationLoan',
    commercialloan: 'Commercial',
  },
  saleFormat: { auction: 'auction', fixed: 'fixed-price', standard: 'fixed-price' },
  saleMode: {
    none: 'absolute',
    noreserve: 'absolute',
    published: 'published-reserve',
    publishedreserve: 'published-reserve',
    areservethateverybodysees: 'published-reserve',
    sealed: 'sealed-reserve',
    sealedreserve: 'sealed-reserve',
    asealedreservehiddenfrombiddersuntilitismet: 'sealed-reserve',
  },
  conditionRating: { notinspectedinside: 'NotInspected' },
  accessKind: { fromoutsideonly: 'ExteriorOnly' },
  titleInsurance: {
    offeredthesellerpaysforthepolicy: 'SellerPays',
    offeredthebuyerpaysforthepolicy: 'BuyerPays',
  },
  lienTreatment: { takenoverbythebuyer: 'AssumedByBuyer', notresolved: 'Unresolved' },
  possession: { subjecttotheoccupantstheystayandtheirrightswiththem: 'SubjectToOccupants' },
  authority: { iactforthecompanyorpublicbodythatownsit: 'Officer' },
  estimateSource: { assessmentfortaxes: 'Assessment' },
  floodZone: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  septicOrWell: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  hasLiens: { y: 'yes', n: 'no', true: 'yes', false: 'no' },
  isInDefault: { y: 'yes', n: 'no', true: 'yes', false: 'no', notknown: 'unknown' },
  leaseExists: { notknown: 'unknown' },
  rentRegulated: { notknown: 'unknown' },
  goodCause: { notknown: 'unknown' },
  violations: { notknown: 'unknown' },
};

/** Finds a choice by its value, its label or another common word; null if there is none. */
function choiceOf({ name, choices = [] }: Field, text: string, { choice }: WizardWords): string | null {
  if (choices.includes(text)) return text;
  const wanted = bare(name === 'countyOrParish' ? text.replace(/ county$/i, '') : text);
  const found = choices.find((value) => bare(value) === wanted || bare(choice(name, value)) === wanted);
  const known = words[name.replace(/^lien\d/, 'lien')];
  return found ?? (known && Object.hasOwn(known, wanted) ? (known[wanted] ?? null) : null);
}

/** Also accepts US dates such as `1/11/2027`, and timestamps, from which it takes the day. */
function toDay(text: string): string | null {
  if (fromEasternDay(text) !== null) return text;
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = month
    ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
    : (plainDay.exec(text)?.[1] ?? toEasternClock(text)?.date);
  return iso !== undefined && fromEasternDay(iso) !== null ? iso : null;
}

/** A timestamp in New York time; a timestamp without a zone already is. Null for anything else. */
export function toEasternClock(text: string): Pick<EasternTime, 'date' | 'time'> | null {
  const [, date, time, zone] = timestamp.exec(text) ?? [];
  if (date === undefined || time === undefined) return null;
  if (zone === undefined) return { date, time };
  const at = Date.parse(text);
  return Number.isNaN(at) ? null : toEasternTime(at);
}

/** A date without a time, as databases write it: midnight UTC. */
const plainDay = /^(\d{4}-\d\d-\d\d)T00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)$/i;
const timestamp = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i;

/** Also accepts 12-hour times such as `2:00 PM`. */
function toTime(text: string): string | null {
  const isTime = (time: string) => fromEasternTime('2026-01-15', time) !== null;
  if (isTime(text)) return text;
  const [, hour = '', minute = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d))?(?::\d\d)?\s*([ap]m)?$/i.exec(text) ?? [];
  if (hour === '' || (half && (Number(hour) < 1 || Number(hour) > 12))) return null;
  const shift = half === '' ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  const time = `${String(shift).padStart(2, '0')}:${minute}`;
  return isTime(time) ? time : null;
}

/** The five digits of `11233-1234` and `11233.0`; restores zeros that a spreadsheet dropped from `00501`. */
function toZip(text: string): string {
  const [, five] = /^(\d{5})(?:-?\d{4}|\.0+)$/.exec(text) ?? [];
  if (five) return five;
  return /^(501|544|6390)$/.test(text) ? text.padStart(5, '0') : text;
}
