import { describe, expect, test } from 'vitest';
import { toParameterErrors } from '@/lib/copy/open-data/parameter-errors';
import { parseListingQuery } from '@/lib/domain/search/query/listing-query';
import { toCursorText } from '@/lib/domain/shared/keyset';
import { listingParameters } from './listing-parameters';
import { parseListingsRequest } from './listings-request';

const limits = { usual: 50, most: 100 };
const parse = (search: string) => parseListingsRequest(new URLSearchParams(search), limits);
const faultsOf = (search: string) => {
  const parsed = parse(search);
  return parsed.ok
    ? []
    : toParameterErrors(parsed.reason).map(({ field, message }) => `${field}: ${message}`);
};

describe('a request for listings', () => {
  test('accepts exactly the parameters of a search page, and all of them are documented', () => {
    const readNames = new Set<string>();
    const params = new Proxy({}, { get: (_, name) => void readNames.add(String(name)) });
    parseListingQuery(params);
    expect([...readNames].filter((name) => name !== 'page' && name !== 'show').sort()).toEqual(
      listingParameters.map(({ name }) => name).sort(),
    );
  });

  test.each(listingParameters.filter(({ schema }) => 'minimum' in schema))(
    'takes of $name what the document says, and nothing below or above',
    ({ name, schema: { minimum = 0, maximum = 0 } }) => {
      expect([minimum, maximum].flatMap((value) => faultsOf(`${name}=${value}`))).toEqual([]);
      for (const value of [minimum - 1, maximum + 1]) expect(faultsOf(`${name}=${value}`)).toHaveLength(1);
    },
  );

  test('is read the same way as a search page', () => {
    const search = 'county=kings&county=queens&min=100000&beds=2&status=live&q=halsey&sort=newest';
    expect(parse(search)).toEqual({
      ok: true,
      value: { query: parseListingQuery(new URLSearchParams(search)).query, after: null, limit: 50 },
    });
    expect(parse('limit=7')).toMatchObject({ value: { limit: 7 } });
    expect(parse('county=')).toMatchObject({ ok: true });
  });

  test('continues after a cursor of the same order', () => {
    const cursor = { order: 'newest', asOf: 5, rank: [0, -1, 'k1'] };
    expect(parse(`sort=newest&cursor=${toCursorText(cursor)}`)).toMatchObject({ value: { after: cursor } });
    expect(faultsOf(`sort=price-up&cursor=${toCursorText(cursor)}`)).toEqual([
      'cursor: Use a cursor from a response with the same sort order.',
    ]);
  });

  test('is refused with all of its faults at once', () => {
    const search = new URLSearchParams([
      ...[
        ['county', 'kings'],
        ['county', 'narnia'],
        ['type', 'castle'],
        ['min', '1e5'],
        ['max', '-3'],
        ['beds', '99'],
      ],
      ...[
        ['sale', 'barter'],
        ['status', 'gone'],
        ['sort', 'magic'],
        ['q', 'x'.repeat(101)],
        ['page', '2'],
      ],
      ...[
        ['limit', '101'],
        ['cursor', 'x'],
        ['conty', 'kings'],
      ],
    ]);
    const faults = faultsOf(search.toString());
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'beds',
      'conty',
      'county',
      'cursor',
      'limit',
      'max',
      'min',
      'page',
      'q',
      'sale',
      'sort',
      'status',
      'type',
    ]);
    expect(faults).toContain('county: “narnia” isn’t one of the allowed values.');
    expect(faults).toContain('page: To get the next page, use “cursor” instead.');
  });

  test.each(['0', '-1', '1.5', '', 'ten', '101', '1e2'])('refuses “%s” as a limit', (limit) => {
    expect(faultsOf(`limit=${limit}`)).toEqual(['limit: Use a whole number from 1 to 100.']);
  });

  test('refuses a repeated value where only one counts', () => {
    expect(faultsOf('min=1&min=2')).toEqual(['min: Use this parameter only once.']);
    expect(faultsOf('min=400000&max=300000')).toEqual(['max: “300000” is below the minimum you specified.']);
  });
});
