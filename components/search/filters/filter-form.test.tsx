// @vitest-environment jsdom
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createListingIndex } from '@/lib/domain/search/index/listing-index';
import { someQuery } from '@/lib/domain/search/index/search.arbitraries';
import { aSearchedListing, builtNow } from '@/lib/domain/search/index/search.builders';
import { emptyQuery, type ListingQuery, toSearchParams } from '@/lib/domain/search/query/listing-query';
import { readTypedSearch } from '@/lib/domain/search/text/typed-search';
import { FilterForm } from './filter-form';

vi.mock('next/navigation', () => ({ useRouter: () => null }));

const index = createListingIndex();
index.put(aSearchedListing());

function show(query: ListingQuery, hasMore = true, listings = index): HTMLFormElement {
  const found = listings.search(query, builtNow);
  document.body.innerHTML = renderToStaticMarkup(
    <FilterForm query={query} ignored={[]} found={found} resultsId="results" hasMore={hasMore} />,
  );
  const [form] = document.forms;
  if (!form) throw new Error('There is no form');
  return form;
}

const inWords = (params: URLSearchParams): readonly string[] =>
  [...params].map(([name, value]) => `${name}=${value}`).sort();

/** Submits as a browser does and parses as the server does. */
function sent(form: HTMLFormElement): readonly string[] {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return inWords(readTypedSearch(new URLSearchParams(fields)));
}

/** The control with this label in the group with this legend. */
function controlOf(form: HTMLFormElement, legend: string, label: string): HTMLInputElement {
  const group = [...form.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === legend,
  );
  const control = [...(group?.querySelectorAll('label') ?? [])].find((each) =>
    each.textContent?.startsWith(label),
  )?.control;
  if (!(control instanceof HTMLInputElement)) throw new Error(`No ${label} in ${legend}`);
  return control;
}

describe('the filter form', () => {
  it('submits the search that it shows, starting at the first page', () => {
    fc.assert(
      fc.property(someQuery, fc.boolean(), (query, hasMore) => {
        expect(sent(show(query, hasMore))).toEqual(inWords(toSearchParams({ ...query, page: 1 })));
      }),
      { numRuns: 30 },
    );
  });

  it('has the less used filters only on request, and counts them anyway', () => {
    const form = show({ ...emptyQuery, units: { min: 2, max: null } }, false);
    const more = form.querySelector('a[href*=filters]');
    expect([more?.textContent, more?.getAttribute('href')]).toEqual([
      'More1 active',
      '/properties?units=2&filters=more',
    ]);
    expect([...form.querySelectorAll('summary')].map(({ textContent }) => textContent)).not.toContain('More');
  });

  it('opens no other menu, counts the active filters of each, and opens the groups with active filters', () => {
    const form = show({ ...emptyQuery, zips: ['11233'], units: { min: 2, max: null } });
    const textsOf = (summaries: string) =>
      [...form.querySelectorAll(summaries)].map(({ textContent }) => textContent);
    expect(textsOf('.filter-menu > summary')).toEqual([
      'Location1 active',
      'Price',
      'Beds',
      'Occupancy',
      'Sale type',
      'More1 active',
    ]);
    expect(textsOf('details[open] > summary')).toEqual(['More1 active', 'Size and age1 active']);
  });

  it('lists the counties of New York City before the others', () => {
    const listings = createListingIndex();
    for (const county of ['Albany', 'Erie', 'Kings', 'Queens'])
      listings.put(aSearchedListing({ card: { key: county, slug: county, county } }));
    const boxes = show({ ...emptyQuery, counties: ['erie'] }, false, listings).querySelectorAll(
      '[name=county]',
    );
    expect([...boxes].map((box) => box.getAttribute('value'))).toEqual(['erie', 'kings', 'queens', 'albany']);
  });

  it('has one search box', () => {
    expect(show(emptyQuery).querySelectorAll('input[name=q]')).toHaveLength(1);
  });

  it('sorts with a select, whose default order stays out of the search', () => {
    const form = show({ ...emptyQuery, sort: 'newest' });
    const select = form.querySelector('select');
    expect([...(select?.options ?? [])].map(({ text }) => text)).not.toContain('Nearest');
    if (select) select.value = 'price-up';
    expect(sent(form)).toEqual(['sort=price-up']);
    if (select) select.value = '';
    expect(sent(form)).toEqual([]);
  });

  it('shows prices as bars next to their fields', () => {
    const price = controlOf(show(emptyQuery), 'Price', 'From').closest('fieldset');
    expect(price?.querySelector('figure')?.textContent).toContain('The most common price range is');
  });
});

describe('the empty filter form', () => {
  let form: HTMLFormElement;
  beforeAll(() => {
    form = show(emptyQuery);
  });
  beforeEach(() => form.reset());

  it('submits no filters', () => {
    expect(sent(form)).toEqual([]);
  });

  it.each([
    ['County', 'Kings County', 'county=kings'],
    ['City', 'Brooklyn', 'city=brooklyn'],
    ['ZIP code', '11233', 'zip=11233'],
    ['Beds', '2+', 'beds=2'],
    ['Property type', 'House', 'type=house'],
    ['Sale type', 'Auction', 'sale=auction'],
    ['Status', 'Sold', 'status=sold'],
    ['Status', 'Auction ended', 'status=ended'],
    ['Reserve', 'Reserve met', 'reserve=met'],
    ['Ends within', '7 days', 'hours=168'],
    ['Building type', 'Two-family', 'subtype=duplex'],
    ['Occupancy', 'Vacant', 'occupancy=vacant'],
    ['Deed', 'Quitclaim', 'deed=quitclaim'],
    ['Financing', 'Cash only', 'financing=cash-only'],
    ['Monthly dues (HOA, condo, or co-op)', 'Up to $300', 'hoa=300'],
    ['Price change', 'Price cut', 'price=cut'],
  ])('its group “%s” has the choice “%s” for %s', (legend, label, param) => {
    controlOf(form, legend, label).checked = true;
    expect(sent(form)).toEqual([param]);
  });

  it.each([
    ['Price', 'From', '$10,000', 'min=10000'],
    ['Price', 'To', '9000000', 'max=9000000'],
    ['Total cost', 'To', '250,000', 'whole-max=250000'],
    ['Estimated value', 'From', '50000', 'value-min=50000'],
    ['Auction end date', 'From', '2026-01-01', 'ends-from=2026-01-01'],
    ['Baths', 'From', '1.5', 'baths=1.5'],
    ['Living area (sq ft)', 'From', '500', 'sqft=500'],
    ['Lot size (sq ft)', 'To', '90000', 'lot-max=90000'],
    ['Year built', 'From', '1800', 'built=1800'],
    ['Units', 'From', '2', 'units=2'],
    ['Days on market', 'To', '400', 'days=400'],
  ])('its group “%s” has the field “%s”, where typing %s submits %s', (legend, label, typed, param) => {
    controlOf(form, legend, label).value = typed;
    expect(sent(form)).toEqual([param]);
  });
});
