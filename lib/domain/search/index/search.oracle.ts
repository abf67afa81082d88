import { cardAsOf } from '@/lib/domain/listing-views/listing-card';
import { counties } from '@/lib/domain/locations/counties';
import { type TalliedField, tallySteps } from '@/lib/domain/search/query/counted-fields';
import type {
  ChoiceField,
  FilterField,
  ListingQuery,
  Point,
  RangeField,
} from '@/lib/domain/search/query/listing-query';
import { otherSpellings } from '@/lib/domain/search/query/search-copy';
import type { ListingSearch } from './listing-index';
import type { SearchedListing } from './searched-listing';

/** The search rules as a plain scan over objects. The index is compared with it in results and in speed. */
export interface Scan {
  /** `among`: keys of the listings that match the text, if already known. */
  readonly search: (query: ListingQuery, now: number, among?: readonly string[]) => ListingSearch;
  /** All matches, in no particular order. */
  readonly find: (query: ListingQuery, now: number) => readonly SearchedListing[];
}

/** A listing with its compared values, computed once. */
type Entry = ReturnType<typeof toEntry>;

const hour = 3_600_000;
const perPage = 24;

export function createScan(listings: readonly SearchedListing[]): Scan {
  const entries = listings.map(toEntry);
  const byKey = new Map(entries.map((entry) => [entry.listing.card.key, entry]));
  const known = new Set(entries.flatMap(({ words }) => words));
  return {
    search: (query, now, among) => {
      const meanings = new Map(splitWords(query.text).map((word) => [word, meaningOf(word, known)]));
      const corrections = [...meanings].flatMap(([word, { takenFor }]) =>
        takenFor.length > 0 ? [{ word, takenFor }] : [],
      );
      const found = among ? among.flatMap((key) => byKey.get(key) ?? []) : entries;
      const tests = testsOf(among ? { ...query, text: '' } : query, now, known);
      return { ...scan(found, tests, query, now), corrections };
    },
    find: (query, now) => {
      const tests = testsOf(query, now, known);
      return entries
        .filter((entry) => tests.every(({ passes }) => passes(entry)))
        .map(({ listing }) => listing);
    },
  };
}

const dayInNewYork = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York' });

function toEntry(listing: SearchedListing) {
  const { card, facts } = listing;
  const { auction, livingAreaSqft } = card;
  const places = [...card.addressLines, card.county, 'county', ...facts.placeNames];
  const paid = card.closePriceCents ?? auction?.salePriceCents;
  const price = paid ?? (auction ? auction.currentPriceCents : card.listPriceCents);
  const endsAt = auction && Date.parse(auction.endsAt);
  const whole = card.wholePrice?.totalCents ?? null;
  const loans = facts.listingTerms.filter((term) => term !== 'Cash');
  return {
    listing,
    words: splitWords([...places, card.propertyLabel, facts.structureKind, facts.listingId].join(' ')),
    listedAt: Date.parse(card.listedAt),
    startsAt: auction && Date.parse(auction.startsAt),
    endsAt,
    perSqft: price && livingAreaSqft ? price / livingAreaSqft : null,
    numbers: {
      priceCents: price,
      wholePriceCents: whole,
      estimatedValueCents: facts.estimatedValueCents,
      bedrooms: card.bedrooms,
      bathrooms: card.bathrooms,
      livingAreaSqft,
      lotSqft: card.lotSqft,
      yearBuilt: facts.yearBuilt,
      units: facts.units,
      feeCents: facts.feeCents,
      endDay: endsAt && Date.parse(`${dayInNewYork.format(endsAt)}T00:00:00Z`) / (24 * hour),
    },
    choices: {
      counties: counties.filter(({ name }) => name === card.county).map(({ slug }) => slug),
      cities: [facts.city.toLowerCase().replaceAll(' ', '-')],
      zips: [facts.postalCode],
      kinds: [card.kind],
      subTypes: [facts.subType],
      saleFormats: [card.saleFormat],
      reserves: auction ? [auction.reserveStatus] : [],
      occupancies: [card.occupancy],
      deedTypes: [facts.deedType],
      financing: loans.length === 0 ? ['CashOnly'] : loans,
      priceChanges: priceChangeOf(card.listPriceCents, facts.previousListPriceCents),
    },
  };
}

function priceChangeOf(price: number | null, before: number | null): readonly string[] {
  if (price === null || before === null || price === before) return [];
  return [before > price ? 'cut' : 'raised'];
}

const splitWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9\s,-]/g, '')
    .split(/[\s,-]+/)
    .filter((word) => word.length > 0);

interface Test {
  readonly field: FilterField;
  readonly passes: (entry: Entry) => boolean;
}

/** One test per active filter. */
function testsOf(query: ListingQuery, now: number, known: ReadonlySet<string>): readonly Test[] {
  const tests: Test[] = [];
  const add = (field: FilterField, passes: Test['passes']) => tests.push({ field, passes });
  const meanings = splitWords(query.text).map((word) => meaningOf(word, known));
  if (meanings.length > 0) add('text', ({ words }) => meanings.every(({ fits }) => words.some(fits)));
  const { bounds, near, area } = query;
  if (bounds) {
    add('bounds', ({ listing: { facts } }) => {
      const isBetween = facts.latitude >= bounds.south && facts.latitude <= bounds.north;
      return isBetween && facts.longitude >= bounds.west && facts.longitude <= bounds.east;
    });
  }
  if (near) add('near', ({ listing: { facts } }) => milesBetween(near, facts) <= near.radiusMiles);
  if (area.length > 0) add('area', ({ listing: { facts } }) => isInside(area, facts));
  for (const field of rangeFields) {
    const { min, max } = query[field];
    if (min === null && max === null) continue;
    add(field, (entry) => {
      const value = numberOf(entry, field, now);
      return value !== null && (min === null || value >= min) && (max === null || value <= max);
    });
  }
  for (const field of choiceFields) {
    if (field === 'phases') continue;
    const chosen: readonly string[] = query[field];
    if (chosen.length > 0)
      add(field, (entry) => chosenOf(entry, field, now).some((it) => chosen.includes(it)));
  }
  const phases: readonly string[] =
    query.phases.length > 0 ? query.phases : ['live', 'upcoming', 'for-sale', 'coming-soon'];
  add('phases', (entry) => phases.includes(phaseOf(entry, now)));
  return tests;
}

interface Meaning {
  readonly fits: (word: string) => boolean;
  readonly takenFor: readonly string[];
}

function meaningOf(typed: string, known: ReadonlySet<string>): Meaning {
  const others = otherSpellings(typed);
  const isWhole = !/[a-z]/.test(typed);
  const fits = (word: string) =>
    word === typed || (!isWhole && word.startsWith(typed)) || others.includes(word);
  for (const word of known) if (fits(word)) return { fits, takenFor: [] };
  const most = typed.length < 4 || /\d/.test(typed) ? 0 : typed.length < 8 ? 1 : 2;
  const near = [...known]
    .filter((word) => Math.abs(word.length - typed.length) <= most && !/\d/.test(word))
    .map((word) => ({ word, edits: editsBetween(typed, word) }))
    .filter(({ edits }) => edits <= most);
  const least = Math.min(...near.map(({ edits }) => edits));
  const takenFor = near.filter(({ edits }) => edits === least).map(({ word }) => word);
  return { fits: (word) => takenFor.includes(word), takenFor: takenFor.sort() };
}

/** Optimal string alignment, with the full table. */
function editsBetween(a: string, b: string): number {
  const table: number[][] = Array.from({ length: a.length + 1 }, (_, row) => [row]);
  const at = (row: number, column: number) => table[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let column = 0; column <= b.length; column++) table[0]?.splice(column, 1, column);
  for (let row = 1; row <= a.length; row++) {
    for (let column = 1; column <= b.length; column++) {
      const replaced = at(row - 1, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1);
      const swapped =
        a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1] ? at(row - 2, column - 2) + 1 : replaced;
      table[row]?.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1));
    }
  }
  return at(a.length, b.length);
}

/** The haversine formula. */
function milesBetween(a: Point, b: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const up = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const across = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const share = up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * across;
  return 2 * 3958.8 * Math.asin(Math.sqrt(share));
}

/** The even-odd rule with a ray to the east. */
function isInside(corners: readonly Point[], { latitude, longitude }: Point): boolean {
  const crossed = corners.filter((a, index) => {
    const b = corners[index === 0 ? corners.length - 1 : index - 1] ?? a;
    if (a.latitude > latitude === b.latitude > latitude) return false;
    const share = (latitude - a.latitude) / (b.latitude - a.latitude);
    return longitude < a.longitude + share * (b.longitude - a.longitude);
  });
  return crossed.length % 2 === 1;
}

const rangeFields = [
  'priceCents',
  'wholePriceCents',
  'estimatedValueCents',
  'bedrooms',
  'bathrooms',
  'livingAreaSqft',
  'lotSqft',
  'yearBuilt',
  'units',
  'feeCents',
  'daysOnMarket',
  'hoursLeft',
  'endDay',
] as const;

function numberOf(
  { numbers, listing, listedAt, endsAt }: Entry,
  field: RangeField,
  now: number,
): number | null {
  if (field === 'daysOnMarket') return Math.floor(((listing.facts.closedAt ?? now) - listedAt) / (24 * hour));
  if (field === 'hoursLeft') return endsAt === null || endsAt < now ? null : (endsAt - now) / hour;
  return numbers[field];
}

const choiceFields = [
  'counties',
  'cities',
  'zips',
  'kinds',
  'subTypes',
  'saleFormats',
  'phases',
  'reserves',
  'occupancies',
  'deedTypes',
  'financing',
  'priceChanges',
] as const;

const chosenOf = (entry: Entry, field: ChoiceField, now: number): readonly string[] =>
  field === 'phases' ? [phaseOf(entry, now)] : entry.choices[field];

function phaseOf({ listing: { card }, startsAt, endsAt }: Entry, now: number): string {
  const { status, saleFormat, auction } = card;
  if (status === 'Closed') return 'sold';
  if (['Pending', 'ActiveUnderContract'].includes(status)) return 'under-contract';
  if (saleFormat === 'fixed-price') return status === 'ComingSoon' ? 'coming-soon' : 'for-sale';
  if (auction === null || startsAt === null || endsAt === null) return 'coming-soon';
  if (auction.status === 'paused') return 'live';
  if (['sold', 'sold-buy-now', 'accepted', 'sold-to-back-up'].includes(auction.outcome ?? ''))
    return 'under-contract';
  if (['ended', 'cancelled', 'settling'].includes(auction.status)) return 'ended';
  if (now < startsAt) return 'upcoming';
  return now > endsAt ? 'ended' : 'live';
}

const talliedFields = ['priceCents', 'bedrooms', 'bathrooms', 'feeCents'] as const;
type Counted = ChoiceField | TalliedField;
const counted: readonly Counted[] = [...choiceFields, ...talliedFields];
const isTallied = (field: Counted): field is TalliedField => talliedFields.some((each) => each === field);

function scan(
  entries: readonly Entry[],
  tests: readonly Test[],
  query: ListingQuery,
  now: number,
): Omit<ListingSearch, 'corrections'> {
  const counts = createCounts();
  const hits: Entry[] = [];
  for (const entry of entries) {
    const missed = missedBy(entry, tests);
    if (missed === 'several') continue;
    if (missed === null) hits.push(entry);
    for (const field of missed === null ? counted : counted.filter((each) => each === missed)) {
      if (isTallied(field)) counts.tally(field, numberOf(entry, field, now));
      else for (const value of chosenOf(entry, field, now)) counts.add(field, value);
    }
  }
  const pageCount = Math.max(1, Math.ceil(hits.length / perPage));
  const page = Math.min(query.page, pageCount);
  const cards = sorted(hits, query, now)
    .slice((page - 1) * perPage, page * perPage)
    .map(({ listing }) => cardAsOf(listing.card, now));
  return { cards, total: hits.length, page, pageCount, facets: counts.facets, tallies: counts.tallies };
}

/** The single filter that an entry fails; null if it passes all of them. */
function missedBy(entry: Entry, tests: readonly Test[]): FilterField | 'several' | null {
  let missed: FilterField | null = null;
  for (const { field, passes } of tests) {
    if (passes(entry)) continue;
    if (missed !== null) return 'several';
    missed = field;
  }
  return missed;
}

function createCounts() {
  const facets: Record<ChoiceField, Record<string, number>> = {
    counties: {},
    cities: {},
    zips: {},
    kinds: {},
    subTypes: {},
    saleFormats: {},
    phases: {},
    reserves: {},
    occupancies: {},
    deedTypes: {},
    financing: {},
    priceChanges: {},
  };
  const tallies: Record<TalliedField, number[]> = {
    priceCents: tallySteps.priceCents.map(() => 0),
    bedrooms: tallySteps.bedrooms.map(() => 0),
    bathrooms: tallySteps.bathrooms.map(() => 0),
    feeCents: tallySteps.feeCents.map(() => 0),
  };
  return {
    facets,
    tallies,
    add: (field: ChoiceField, value: string) => {
      facets[field][value] = (facets[field][value] ?? 0) + 1;
    },
    tally: (field: TalliedField, value: number | null) => {
      if (value === null) return;
      const step = tallySteps[field].filter((from) => from <= value).length - 1;
      tallies[field][step] = (tallies[field][step] ?? 0) + 1;
    },
  };
}

function sorted(hits: readonly Entry[], { sort, near }: ListingQuery, now: number): readonly Entry[] {
  return hits
    .map((entry) => ({ entry, ...rankOf(entry, sort, near, now) }))
    .sort(
      (a, b) =>
        a.step - b.step || a.by - b.by || (a.entry.listing.card.key < b.entry.listing.card.key ? -1 : 1),
    )
    .map(({ entry }) => entry);
}

const steps = ['live', 'upcoming', 'for-sale', 'coming-soon', 'under-contract', 'ended', 'sold'];

/** Sorts by `step`, then by `by`, ascending. */
function rankOf(
  entry: Entry,
  sort: ListingQuery['sort'],
  near: Point | null,
  now: number,
): { readonly step: number; readonly by: number } {
  const price = entry.numbers.priceCents;
  const ifKnown = (value: number | null, by: number) =>
    value === null ? { step: 1, by: 0 } : { step: 0, by };
  if (sort === 'newest') return { step: 0, by: -entry.listedAt };
  if (sort === 'price-up') return ifKnown(price, Number(price));
  if (sort === 'price-down') return ifKnown(price, -Number(price));
  const { wholePriceCents } = entry.numbers;
  if (sort === 'whole-price') return ifKnown(wholePriceCents, Number(wholePriceCents));
  if (sort === 'price-per-sqft') return ifKnown(entry.perSqft, Number(entry.perSqft));
  if (sort === 'distance' && near) return { step: 0, by: milesBetween(near, entry.listing.facts) };
  const phase = phaseOf(entry, now);
  if (phase === 'live') return { step: 0, by: Number(entry.endsAt) };
  return { step: steps.indexOf(phase), by: phase === 'upcoming' ? Number(entry.startsAt) : -entry.listedAt };
}
