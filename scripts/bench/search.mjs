import MiniSearch from 'minisearch';
import { createListingIndex } from '../../lib/domain/search/index/listing-index.ts';
import { createScan } from '../../lib/domain/search/index/search.oracle.ts';
import { textOf } from '../../lib/domain/search/index/searched-listing.ts';
import { wordsOf } from '../../lib/domain/search/query/search-copy.ts';
import { dollars } from '../../lib/domain/shared/money.ts';
import { someListings } from './data/listings.ts';
import { someQuery } from './data/queries.ts';
import { createRandom } from './data/random.ts';
import { median, quantile } from './statistics.mjs';

const sizes = [10_000, 100_000];
const queryCount = 200;
/** Searches that each engine runs before timing starts. */
const warmUps = 40;
/** Each query runs this many times and its median counts, because other programs use the machine too. */
const turns = 3;
const now = Date.parse('2026-11-21T15:00:00.000Z');

/**
 * Compares the index with a plain scan over objects and with MiniSearch on the same queries, in turn. Reports
 * a fault where the index and the scan differ.
 */
export function measureSearch(seed) {
  return sizes.map((size) => measureSize(size, createRandom(`search/${seed}`)));
}

function measureSize(size, random) {
  const listings = someListings(size, now, random);
  const start = performance.now();
  const index = createListingIndex();
  for (const listing of listings) index.put(listing);
  const buildMs = performance.now() - start;
  const scan = createScan(listings);
  const mini = createMini(listings, scan);
  const queries = Array.from({ length: warmUps + queryCount }, () => someQuery(random));
  const times = { index: [], scan: [], mini: [], put: [] };
  const faults = [];
  let differing = 0;
  for (const [number, query] of queries.entries()) {
    const at = now + number * 1_000;
    const changed = random.pick(listings);
    const timed = inTurn({
      put: () => putBid(index, changed),
      index: () => index.search(query, at),
      scan: () => scan.search(query, at),
      mini: () => mini(query, at),
    });
    if (number < warmUps) continue;
    for (const [name, { ms }] of Object.entries(timed)) times[name].push(ms);
    const expected = comparable(timed.scan.result);
    if (comparable(timed.index.result) !== expected)
      faults.push(`${size} listings, the index is wrong on ${JSON.stringify(query)}`);
    if (comparable(timed.mini.result) !== expected) differing += 1;
  }
  return { size, buildMs, differing, faults, ...summaries(times) };
}

/** Puts a bid into the index and takes it back, so that later results stay comparable. */
function putBid(index, listing) {
  const { auction } = listing.card;
  if (auction) {
    const currentPriceCents = dollars(auction.currentPriceCents / 100 + 5_000);
    index.put({ ...listing, card: { ...listing.card, auction: { ...auction, currentPriceCents } } });
  }
  index.put(listing);
}

/**
 * MiniSearch matches the text, with fuzzy matching when nothing matches exactly. It has no facet filters, so
 * the scan does the rest.
 */
function createMini(listings, scan) {
  const options = { tokenize: wordsOf, processTerm: (term) => term };
  const engine = new MiniSearch({ fields: ['text'], ...options });
  engine.addAll(listings.map((listing) => ({ id: listing.card.key, text: textOf(listing).join(' ') })));
  const searchOptions = { ...options, combineWith: 'AND', prefix: (term) => /[a-z]/.test(term) };
  return (query, at) => {
    if (query.text === '') return scan.search(query, at);
    let found = engine.search(query.text, searchOptions);
    if (found.length === 0) found = engine.search(query.text, { ...searchOptions, fuzzy: 0.2 });
    const keys = found.map(({ id }) => id);
    return scan.search(query, at, keys);
  };
}

/** Runs each work in turn, several times. Returns its first result and its median time in milliseconds. */
function inTurn(works) {
  const runs = Array.from({ length: turns }, () =>
    Object.entries(works).map(([name, work]) => {
      const start = performance.now();
      const result = work();
      return { name, result, ms: performance.now() - start };
    }),
  );
  return Object.fromEntries(
    runs[0].map(({ name, result }, place) => [
      name,
      { result, ms: median(runs.map((run) => run[place].ms)) },
    ]),
  );
}

const comparable = ({ cards, facets, tallies, total, page }) =>
  JSON.stringify([total, page, cards.map(({ key }) => key), ...Object.values(facets).map(inOrder), tallies]);

const inOrder = (counts) => Object.entries(counts).sort();

const summaries = (times) =>
  Object.fromEntries(
    Object.entries(times).map(([name, all]) => [
      name,
      { p50: quantile(all, 0.5), p99: quantile(all, 0.99), worst: Math.max(...all) },
    ]),
  );
