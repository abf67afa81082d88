import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aDraft } from '@/lib/domain/drafts/draft.builders';
import { countHomes, findHomes, pageOf, totalsOf } from './find-homes';
import { daysListed, type PortfolioHome, toPortfolioDraft, toPortfolioHome } from './portfolio-home';
import {
  defaultColumns,
  groupParams,
  parsePortfolio,
  parsePortfolioText,
  portfolioColumns,
  portfolioSorts,
  toPortfolioParams,
} from './portfolio-query';
import { MAX_CHOSEN, parseSelection, selectHomes, toSelectionParams } from './selection';

const now = Date.parse('2026-11-22T17:00:00Z');
const day = 24 * 3_600_000;
const base = toPortfolioHome(
  toPortfolioDraft(aDraft({ imported: { reference: 'REO-77', answers: {} } })),
  { card: null, task: null, bidders: null },
  now,
);
const aHome = (key: string, over: Partial<PortfolioHome> = {}): PortfolioHome => ({ ...base, key, ...over });
const find = (homes: readonly PortfolioHome[], text: string) =>
  findHomes(homes, parsePortfolioText(text)).map(({ key }) => key);

describe('the search of a portfolio', () => {
  test.each(['halsey 418', 'reo 77', 'REO-77', '3-1672-41', 'brooklyn', '11233'])(
    'finds a home by “%s”',
    (words) => expect(find([aHome('a')], `q=${encodeURIComponent(words)}`)).toEqual(['a']),
  );

  test.each(['HS-90', 'hs90', 'hs-9001', 'HS 9001', '3167241', 'kings'])(
    'finds a part of a number or a county by “%s”',
    (words) => {
      const draft = aDraft({ imported: { reference: 'HS-9001', answers: {} } });
      const facts = toPortfolioDraft(draft).facts;
      const other = { ...base, key: 'b', text: '90 oak street albany 12207 hs 12 hs12' };
      expect(find([aHome('a', { text: facts.text }), other], `q=${encodeURIComponent(words)}`)).toContain(
        'a',
      );
      if (words === 'HS-90') expect(find([other], `q=${words}`)).toEqual([]);
    },
  );

  test('finds a draft by the city that was typed while its ZIP code is unknown', () => {
    const draft = aDraft({ overrides: { postalCode: '', city: 'Saugerties' } });
    expect(find([aHome('a', toPortfolioDraft(draft).facts)], 'q=saugerties')).toHaveLength(1);
  });

  test('cities and ZIP codes filter in any case, several of each, and by the start of a ZIP code', () => {
    const home = (key: string, city: string, postalCode: string) =>
      aHome(key, { city, postalCode, street: key });
    const homes = [
      home('a', 'Rome', '13440'),
      home('b', 'Saratoga Springs', '12866'),
      home('c', 'Albany', '12207'),
    ];
    expect(find(homes, 'city=rome')).toEqual(['a']);
    expect(find(homes, 'city=ROME,+saratoga+springs')).toEqual(['a', 'b']);
    expect(find(homes, 'zip=12207')).toEqual(['c']);
    expect(find(homes, 'zip=122,+13440')).toEqual(['a', 'c']);
    expect(find(homes, 'zip=12&zip=x')).toHaveLength(3);
    expect(find(homes, 'city=rome&zip=12207')).toEqual([]);
  });

  test('needs every word', () => expect(find([aHome('a')], 'q=halsey+queens')).toEqual([]));

  test('several values of one filter widen it, and filters narrow each other', () => {
    const homes = [
      aHome('draft'),
      aHome('sold', { status: 'sold' }),
      aHome('live', { status: 'auction-live', county: 'erie' }),
    ];
    expect(find(homes, 'status=sold&status=auction-live&sort=status')).toEqual(['live', 'sold']);
    expect(find(homes, 'status=sold&status=auction-live&county=erie')).toEqual(['live']);
    expect(find(homes, 'status=castle&county=atlantis')).toHaveLength(3);
  });

  test('a price range includes its ends and leaves out homes without a price', () => {
    const priced = (key: string, cents: number) => aHome(key, { price: { of: 'list', cents } });
    const homes = [
      priced('a', 100_00),
      priced('b', 200_00),
      priced('c', 300_01),
      aHome('d', { price: null }),
    ];
    expect(find(homes, 'min=100&max=300&sort=price-low')).toEqual(['a', 'b']);
    expect(find(homes, 'min=$200&sort=price-low')).toEqual(['b', 'c']);
  });

  test('homes that need action come first, then the nearest date', () => {
    const at = (ms: number) => ({ of: 'auction-end', at: ms }) as const;
    const homes = [
      aHome('none', { next: null }),
      aHome('later', { next: at(20) }),
      aHome('soon', { next: at(10) }),
      aHome('due', { next: null, needsAction: true }),
    ];
    expect(find(homes, '')).toEqual(['due', 'soon', 'later', 'none']);
    expect(find(homes, 'action=1')).toEqual(['due']);
  });

  test('drafts are in the order of their status, then the hour of their change, then their address', () => {
    const hour = 3_600_000;
    const draft = (key: string, street: string, changedAt: number, over: Partial<PortfolioHome> = {}) =>
      aHome(key, { street, changedAt, ...over });
    const homes = [
      draft('review', '1 Elm Street', 9 * hour, { status: 'in-review' }),
      draft('ten', '10 Elm Street', 2 * hour + 5),
      draft('two', '2 Elm Street', 2 * hour + 1),
      draft('none', '', 2 * hour + 9),
      draft('newer', '99 Oak Street', 3 * hour),
    ];
    const order = ['newer', 'two', 'ten', 'none', 'review'];
    expect(find(homes, '')).toEqual(order);
    expect(find(homes, 'sort=status')).toEqual(order);
  });

  test('asset numbers sort by number, with homes without one last', () => {
    const homes = ['REO-10', null, 'REO-9'].map((assetNumber, at) => aHome(String(at), { assetNumber }));
    expect(find(homes, 'sort=asset')).toEqual(['2', '0', '1']);
  });

  test('the counts of the views ignore the status and nothing else', () => {
    const homes = [
      aHome('a'),
      aHome('b', { status: 'sold' }),
      aHome('c', { status: 'sold', county: 'erie' }),
    ];
    const counts = countHomes(homes, parsePortfolioText('status=draft&county=erie'));
    expect(counts).toMatchObject({ all: 1, sold: 1, draft: 0 });
  });

  test('a page past the end is the last one', () => {
    const homes = Array.from({ length: 51 }, (_, at) => aHome(String(at)));
    expect(pageOf(homes, 9)).toMatchObject({ page: 2, pages: 2 });
    expect(pageOf(homes, 9).homes).toHaveLength(1);
  });
});

test('totals are exact, and each home counts in one sum at most', () => {
  const of = fc.constantFrom('list', 'starting', 'current', 'agreed', 'sold' as const);
  const price = fc.record({ of, cents: fc.integer({ min: 0, max: 10 ** 12 }) });
  const status = fc.constantFrom('draft', 'auction-live', 'under-contract', 'sold' as const);
  fc.assert(
    fc.property(fc.array(fc.record({ price, status })), (homes) => {
      const totals = totalsOf(homes.map((home, at) => aHome(String(at), home)));
      const sum = (counts: (home: (typeof homes)[number]) => boolean) =>
        homes.filter(counts).reduce((all, home) => all + BigInt(home.price.cents), 0n);
      expect(BigInt(totals.listCents)).toBe(sum((home) => home.price.of === 'list'));
      expect(BigInt(totals.soldCents)).toBe(sum((home) => home.price.of === 'sold'));
      expect(BigInt(totals.bidCents)).toBe(
        sum((home) => home.price.of === 'current' && home.status === 'auction-live'),
      );
    }),
  );
});

describe('the query of a portfolio', () => {
  test('reads back what it writes', () => {
    const some = <T>(values: readonly T[]) => fc.subarray([...values]);
    const whole = fc.option(fc.integer({ min: 0, max: 10 ** 9 }).map((amount) => amount * 100));
    const query = fc.record({
      q: fc.string({ maxLength: 100 }).map((text) => text.trim()),
      statuses: some(['draft', 'sold'] as const),
      counties: some(['erie', 'kings']),
      cities: some(['Rome', 'New York', 'Ithaca']),
      zips: some(['134', '1220', '11233']),
      kinds: some(['house', 'land'] as const),
      occupancies: some(['Vacant', 'Tenant'] as const),
      minCents: whole,
      maxCents: whole,
      needsAction: fc.boolean(),
      sort: fc.constantFrom(...portfolioSorts),
      columns: some(portfolioColumns).map((columns) => (columns.length > 0 ? columns : defaultColumns)),
      page: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(query, (each) => {
        expect(parsePortfolioText(toPortfolioParams(each).toString())).toEqual(each);
      }),
    );
  });

  test('without parameters it shows the default columns', () =>
    expect(parsePortfolio({}).columns).toEqual(defaultColumns));
});

describe('a selection', () => {
  const homes = [aHome('a', { status: 'sold' }), aHome('b'), aHome('c')];
  const select = (text: string) => {
    const selection = parseSelection(groupParams(text));
    return selection.ok ? selectHomes(homes, selection.value).map(({ key }) => key) : selection.reason;
  };

  test('names homes one by one, each once, and never those of others', () =>
    expect(select('home=a&home=c&home=a&home=foreign')).toEqual(['a', 'c']));

  test('names all homes that match the filters, on all pages and without their order', () => {
    expect(select('all=1&status=sold')).toEqual(['a']);
    expect(select('all=1&page=7&sort=asset')).toEqual(['a', 'b', 'c']);
  });

  test('is refused when it is empty or names too many homes', () => {
    expect(select('home=')).toBe('none-chosen');
    expect(select(Array.from({ length: MAX_CHOSEN + 1 }, (_, at) => `home=${at}`).join('&'))).toBe(
      'too-many-chosen',
    );
  });

  test.each(['home=a&home=c', 'q=halsey&status=sold&all=1'])('reads back what it writes: %s', (text) => {
    const selection = parseSelection(groupParams(text));
    expect(selection.ok && toSelectionParams(selection.value).toString()).toBe(text);
  });
});

describe('a home of a portfolio', () => {
  const of = (standing: Partial<ReturnType<typeof aDraft>['standing']>) =>
    toPortfolioHome(
      toPortfolioDraft(aDraft({ standing: { ...aDraft().standing, ...standing } })),
      { card: null, task: null, bidders: null },
      now,
    );

  test.each([
    [{ status: 'Draft' }, 'draft', false],
    [{ status: 'InReview' }, 'in-review', false],
    [{ status: 'ChangesRequested' }, 'returned', true],
    [{ status: 'Rejected' }, 'rejected', false],
    [{ status: 'Hold', live: 'Hold' }, 'off-market', true],
    [{ status: 'Withdrawn', live: 'Withdrawn' }, 'off-market', false],
  ] as const)('in review state %j is %s', (standing, status, needsAction) =>
    expect(of(standing)).toMatchObject({ status, needsAction }),
  );

  test('counts whole days from its first publication to its sale', () => {
    expect(daysListed(aHome('a', { listedAt: now - 3 * day + 1 }), now)).toBe(2);
    expect(daysListed(aHome('a', { listedAt: now - 3 * day, status: 'sold' }), now)).toBeNull();
    expect(daysListed(aHome('a', { listedAt: null }), now)).toBeNull();
  });
});
