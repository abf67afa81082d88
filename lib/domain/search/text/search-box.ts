import { propertyKindOf } from '@/lib/domain/listings/labels';
import { listingIdPattern } from '@/lib/domain/listings/listing-id';
import { propertySubTypes } from '@/lib/domain/listings/vocabulary';
import {
  emptyQuery,
  type ListingQuery,
  narrowedFields,
  parseListingQuery,
} from '@/lib/domain/search/query/listing-query';
import { SCHOOL_DISTRICT } from '@/lib/domain/search/query/phrases';
import { defaultRadius, findPoint, pointNames } from './around';
import { ordinalOf } from './ordinal';
import { barePlaces, namesInCity, neighborhoodPlaces, surePlaces } from './place-names';
import { propertyWords, schoolWords } from './property-words';
import { createReading, type Reading } from './reading';

/**
 * Reads typed text as a search. Words with only one meaning become filters; the rest remains text, which also
 * finds places and streets. `base` supplies the filters that the text does not mention.
 */
export function readSearchBox(typed: string, base: ListingQuery = emptyQuery): ListingQuery {
  const reading = createReading(typed);
  // Someone who types a listing ID wants that home in any status.
  reading.keep(listingIdPattern, 'status=all');
  reading.rewrite(/(\d[km]) ?- ?(?=\d)|(\d) ?- ?(?=\$\d|\d[\d.]*[km])/g, '$1$2 to ');
  reading.rewrite(/(\d{5})-\d{4}/g, '$1');
  reading.rewrite(/-/g, ' ');
  reading.rewrite(numberedStreet, (number) => ordinalOf(Number(number)));
  reading.read(saints, paramsOf);
  reading.keep(street);
  reading.read(`${nearby} (${zip}|${namesAround})`, readNear);
  reading.read('new york(?: \\|)? ny', () => 'city=new-york');
  // Longer names are tried first: Queens Village is not Queens.
  reading.read(allNames, (name) => surePlaces.get(name) ?? neighborhoodPlaces.get(name) ?? '');
  reading.read(zip, (code) => `zip=${code}`);
  readAmounts(reading);
  for (const [words, params] of propertyWords) reading.read(words, () => params);
  readBarePlace(reading);
  reading.keep(eitherOf(namesInCity));
  reading.rename(schoolWords, SCHOOL_DISTRICT);
  const { text, params } = reading.result();
  const found = inOneVocabulary(parseListingQuery(params).query);
  let query = base;
  for (const field of narrowedFields(found)) query = { ...query, [field]: found[field] };
  if (reading.says('sort')) query = { ...query, sort: found.sort };
  return { ...query, text, page: 1 };
}

/** Typed alone, New York means the whole state, so it clears the location filters. */
export const isWholeState = (typed: string): boolean => /^\s*new york(?: state)?\s*$/i.test(typed);

const paramsOf = (name: string): string => surePlaces.get(name) ?? barePlaces.get(name) ?? '';

const eitherOf = (names: readonly string[]): string =>
  [...names].sort((a, b) => b.length - a.length).join('|');
const names = [...surePlaces.keys(), ...barePlaces.keys()];
const allNames = eitherOf([...names, ...neighborhoodPlaces.keys()]);
const bareNames = eitherOf([...barePlaces.keys()]);
/** In `St. Lawrence County`, `st` is not a street suffix. */
const saints = eitherOf(names.filter((name) => name.startsWith('st ')));

const nearby = '(?:(?:within )?([1-9]\\d?) ?(?:miles?|mi) (?:of|from|around)|near|around|close to)(?: the)?';
const namesAround = eitherOf([...names, ...pointNames]);

/** Regions have no known center, so the name is read on its own. */
function readNear(_: string, miles = '', name = ''): string {
  const point = findPoint(name);
  return point ? `near=${point.latitude}_${point.longitude}_${miles || defaultRadius}` : '';
}

const zip = '1[0-4]\\d{3}|00501|00544|06390';

const suffix =
  'street|st|avenue|ave|av|road|rd|lane|ln|drive|dr|court|ct|place|pl|boulevard|blvd|parkway|pkwy|highway|hwy|terrace|ter|turnpike|tpke|(?:square|sq)(?! f)|plaza|plz|circle|cir|alley|aly|way|crescent|cres|expressway|expy|trail|trl';
const house =
  '\\d{1,5}[a-jln-z]?(?: \\d{1,4})?(?! ?(?:bed|bath|br|bd|ba|unit|famil|acre|sq|to|or|and)[a-z]*)';
/** The word before the suffix; after a house number, up to three words. */
const street = `${house}(?: [a-z0-9]+){1,3}? (?:${suffix})|(?!(?:a|an|the|any|in|on|of|near) )[a-z0-9]+ (?:${suffix})|avenue [a-z]`;

/** In `12 st` or `e 5 street`, the number that is read as an ordinal. */
const numberedStreet = new RegExp(`(?<![a-z0-9$.])\\d{1,3}(?= (?:${suffix})(?![a-z0-9]))`, 'g');

const atMost = 'under|below|less than|at most|no more than|up to|max|maximum';
const atLeast = 'over|above|more than|at least|from|min|minimum';
const limit = `(?:(${atMost}) |(?:${atLeast}) )?`;
const dollars = '(\\$?)(\\d+(?:\\.\\d+)?)(k|m| ?thousand| ?million| ?mil)?';

const measures: readonly (readonly [unit: string, min: string, max: string, scale: number])[] = [
  ['bed(?:room)?s?|brs?|bds?|bdrms?', 'beds', 'beds-max', 1],
  ['bath(?:room)?s?|bas?', 'baths', 'baths-max', 1],
  ['units?', 'units', 'units-max', 1],
  ['sq ?ft|square f(?:ee|oo)t|sf', 'sqft', 'sqft-max', 1],
  ['acres?', 'lot', 'lot-max', 43_560],
];

function readAmounts(reading: Reading): void {
  for (const [index, word] of ['one', 'two', 'three', 'four', 'five', 'six'].entries()) {
    reading.rewrite(new RegExp(`\\b${word}(?= (?:bed|bath|br|unit|famil))`, 'g'), String(index + 1));
  }
  for (const [unit, min, max, scale] of measures) {
    reading.read(`${limit}(\\d+(?:\\.\\d+)?) ?(?:or more )?(?:${unit})`, (_, most, amount) => {
      return sure(`${most ? max : min}=${scale === 1 ? amount : Math.round(Number(amount) * scale)}`);
    });
  }
  reading.read('built (?:after|since|from) (\\d{4})', (_, year) => sure(`built=${year}`));
  reading.read('built (?:before|until) (\\d{4})', (_, year) => sure(`built-max=${year}`));
  reading.read(`(?:between |from )?${dollars} (?:to|and) ${dollars}`, readPriceRange);
  reading.read(`${limit}${dollars}`, readPrice);
}

/** In `300 to 400k`, both numbers are thousands. */
function readPriceRange(_: string, ...groups: readonly string[]): string {
  const [firstSign = '', first = '', firstScale = '', sign = '', second = '', scale = ''] = groups;
  if (`${firstSign}${firstScale}${sign}${scale}` === '') return '';
  const ends = [toDollars(first, firstScale || scale), toDollars(second, scale)].sort((a, b) => a - b);
  return sure(`min=${ends[0]}&max=${ends[1]}`);
}

/**
 * A bare number may be a house number. With a dollar sign or a scale it is a price, and without a limit word
 * a maximum.
 */
function readPrice(match: string, ...groups: readonly string[]): string {
  const [most = '', sign = '', amount = '', scale = ''] = groups;
  const isLimit = !/^[$\d]/.test(match);
  if (sign === '' && scale === '' && !(isLimit && Number(amount) >= 1000)) return '';
  return sure(`${isLimit && most === '' ? 'min' : 'max'}=${toDollars(amount, scale)}`);
}

/** Drops values that no filter accepts, like 25 beds, so that they stay text. */
const sure = (params: string): string =>
  parseListingQuery(new URLSearchParams(params)).ignored.length === 0 ? params : '';

function toDollars(amount: string, scale: string): number {
  const letter = scale.trim()[0];
  return Math.round(Number(amount) * (letter === 'm' ? 1_000_000 : letter ? 1000 : 1));
}

/** A name that may also be a street is read as a place only if no other place is named. */
function readBarePlace(reading: Reading): void {
  const found = new Set(reading.find(bareNames));
  const hasPlace = ['county', 'city', 'zip', 'near'].some(reading.says);
  if (found.size === 1 && !hasPlace) reading.read(bareNames, paramsOf);
}

/** Kinds and subtypes together would narrow each other, but someone who names both wants either. */
function inOneVocabulary(query: ListingQuery): ListingQuery {
  if (query.kinds.length === 0 || query.subTypes.length === 0) return query;
  const ofKinds = propertySubTypes.filter((subType) => query.kinds.includes(propertyKindOf(subType)));
  return { ...query, kinds: [], subTypes: [...new Set([...query.subTypes, ...ofKinds])] };
}
