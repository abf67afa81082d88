import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { queryFaultWords } from '@/lib/copy/open-data/query-fault-words';
import { evaluateFilter } from './evaluate-filter';
import type { Filter, Operand, Value } from './filter';
import { anyFilter, anyRecord, printFilter, typeOf } from './filter.arbitraries';
import { filterLimits, parseFilter } from './parse-filter';

const parsed = (source: string): Filter => {
  const result = parseFilter(source, typeOf);
  if (!result.ok) throw new Error(`${source}: ${result.reason.code}`);
  return result.value;
};
const refusalOf = (source: string): string => {
  const result = parseFilter(source, typeOf);
  if (result.ok) throw new Error(`${source} was taken`);
  return queryFaultWords(result.reason);
};
const fits = (source: string, record: Readonly<Record<string, Value>>) =>
  evaluateFilter(parsed(source), (path) => record[path] ?? null);

describe('a filter', () => {
  test('is parsed back to itself after printing', () => {
    fc.assert(
      fc.property(anyFilter, (filter) => {
        const source = printFilter(filter);
        fc.pre(source.length <= filterLimits.length);
        expect(parseFilter(source, typeOf)).toEqual({ ok: true, value: filter });
      }),
      { numRuns: 2_000 },
    );
  });

  test('matches the same records as the oracle', () => {
    fc.assert(
      fc.property(anyFilter, fc.array(anyRecord, { minLength: 1, maxLength: 8 }), (filter, records) => {
        const verdicts = records.map((record) => evaluateFilter(filter, (path) => record[path] ?? null));
        const { yes, no } = oracle(filter, records);
        expect(verdicts.map((verdict) => verdict === true)).toEqual(records.map((each) => yes.has(each)));
        expect(verdicts.map((verdict) => verdict === false)).toEqual(records.map((each) => no.has(each)));
      }),
      { numRuns: 2_000 },
    );
  });

  test('returns a refusal, and never throws, for any input', () => {
    const piece = fc.constantFrom(
      ...[
        '(',
        ')',
        ',',
        "'",
        ' ',
        'not ',
        ' and ',
        ' or ',
        ' eq ',
        ' in ',
        'contains(',
        'null',
        '-1',
        '1e999',
      ],
      ...['2026-02-30', '2026-11-21T25:00:00Z', 'City', 'Terms', 'Nowhere', "'a'", '$', '\u0000', '…'],
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 }))), (pieces) => {
        const result = parseFilter(pieces.join(''), typeOf);
        if (!result.ok) expect(queryFaultWords(result.reason)).toMatch(/\.$/);
      }),
      { numRuns: 2_000 },
    );
  });

  test('binds “not” before “and” before “or”', () => {
    const [one, two, three] = ["City eq 'a'", 'Beds gt 1', 'SampleYN eq true'] as const;
    expect(parsed(`${one} or ${two} and ${three}`)).toEqual(parsed(`${one} or (${two} and ${three})`));
    expect(parsed(`not (${one}) and ${two}`)).toEqual(parsed(`(not (${one})) and (${two})`));
    expect(parsed("not contains(City,'a') or Beds eq 1")).toEqual(
      parsed("(not contains(City,'a')) or Beds eq 1"),
    );
    expect(refusalOf(`not ${one}`)).toBe('At 5: enclose the expression after “not” in parentheses.');
  });

  test('compares instants regardless of notation', () => {
    const record = { ListedAt: '2026-11-21T12:30:00.000Z' };
    expect(fits('ListedAt eq 2026-11-21T07:30:00-05:00', record)).toBe(true);
    expect(fits('ListedAt gt 2026-11-21T12:29:59.999Z', record)).toBe(true);
    expect(fits('ListedAt lt 2026-11-21T12:30Z', record)).toBe(false);
  });

  test('treats an unknown value as null', () => {
    expect(fits('Beds eq null', {})).toBe(true);
    expect(fits('Beds ne 3', {})).toBe(true);
    expect(fits('Beds lt 3', {})).toBe(false);
    expect(fits('not (Beds lt 3)', {})).toBe(true);
    expect(fits("contains(City,'a')", {})).toBeNull();
    expect(fits("not contains(City,'a')", {})).toBeNull();
    expect(fits("contains(City,'a') or Beds eq null", {})).toBe(true);
    expect(fits("contains(City,'a') and Beds ne null", {})).toBe(false);
  });
});

describe('a filter is refused with position and reason', () => {
  test.each([
    ['', 'At 1: expected a field or a value.'],
    ['Beds', 'At 5: expected one of these operators: eq, ne, gt, ge, lt, le, in.'],
    ['Beds eq', 'At 8: expected a field or a value.'],
    ['Beds = 3', "At 6: expected a word, a number, or 'text'."],
    ["City eq 'a", "At 9: expected a word, a number, or 'text'."],
    ['Bedz gt 3', 'At 1: unknown field “Bedz”.'],
    ["Beds gt '3'", 'At 6: can’t compare number with text.'],
    ["Beds in (1,'2')", 'At 12: can’t compare number with text.'],
    ['Beds in (1,Beds)', 'At 12: a list can contain only values.'],
    ['SampleYN gt true', 'At 10: “gt” can’t be used with true or false.'],
    ["Terms eq 'Cash'", 'At 1: “Terms” is a list and can’t be compared.'],
    ["contains(Beds,'1')", 'At 10: expected text.'],
    ["endswith(City,'1')", 'At 1: unknown field “endswith”.'],
    ['(Beds eq 1', 'At 11: expected “)”, “and”, or “or”.'],
    ['Beds eq 1)', 'At 10: expected “and”, “or”, or the end of the filter.'],
    ['Beds eq 1 Beds eq 2', 'At 11: expected “and”, “or”, or the end of the filter.'],
    ['CloseDate eq 2026-02-30', 'At 14: expected a field or a value.'],
    ['ListedAt eq 2026-11-21T24:61:00Z', 'At 13: expected a field or a value.'],
    ['Beds eq 1e999', 'At 9: expected a field or a value.'],
  ])('%s', (source, reason) => {
    expect(refusalOf(source)).toBe(reason);
  });

  test('above its limits, but not at them', () => {
    const padded = (length: number) => `Beds eq 1${' '.repeat(length - 9)}`;
    expect(parsed(padded(filterLimits.length))).toEqual(parsed('Beds eq 1'));
    expect(refusalOf(padded(filterLimits.length + 1))).toBe('The filter is longer than 2000 characters.');

    const deep = (levels: number) => `${'('.repeat(levels)}Beds eq 1${')'.repeat(levels)}`;
    expect(parsed(deep(filterLimits.depth))).toEqual(parsed('Beds eq 1'));
    expect(refusalOf(deep(filterLimits.depth + 1))).toContain('more than 20 levels of nesting.');
    expect(refusalOf(`${'not '.repeat(filterLimits.depth + 1)}(Beds eq 1)`)).toContain(
      'more than 20 levels of nesting.',
    );

    expect(parsed(Array.from({ length: 30 }, () => '(Beds eq 1)').join(' or '))).toMatchObject({
      kind: 'or',
    });

    const list = (length: number) => `Beds in (${Array.from({ length }, () => '1').join(',')})`;
    expect(parsed(list(filterLimits.terms))).toMatchObject({ kind: 'in' });
    expect(refusalOf(list(filterLimits.terms + 1))).toContain('more than 100 comparisons and values.');
    const chain = (length: number) => Array.from({ length }, () => 'Beds eq 1').join(' or ');
    expect(parsed(chain(filterLimits.terms))).toMatchObject({ kind: 'or' });
    expect(refusalOf(chain(filterLimits.terms + 1))).toContain('more than 100 comparisons and values.');
  });
});

type Sample = Readonly<Record<string, Value>>;
interface Verdict {
  readonly yes: ReadonlySet<Sample>;
  readonly no: ReadonlySet<Sample>;
}

/** Evaluates a filter with sets of records and ranks. A record in neither set is unknown. */
function oracle(filter: Filter, all: readonly Sample[]): Verdict {
  const where = (holds: (record: Sample) => boolean | null): Verdict => ({
    yes: new Set(all.filter((record) => holds(record) === true)),
    no: new Set(all.filter((record) => holds(record) === false)),
  });
  switch (filter.kind) {
    case 'not': {
      const { yes, no } = oracle(filter.term, all);
      return { yes: no, no: yes };
    }
    case 'and':
    case 'or': {
      const parts = filter.terms.map((term) => oracle(term, all));
      const inAll = (side: keyof Verdict) =>
        new Set(all.filter((each) => parts.every((part) => part[side].has(each))));
      const inAny = (side: keyof Verdict) =>
        new Set(all.filter((each) => parts.some((part) => part[side].has(each))));
      return filter.kind === 'and'
        ? { yes: inAll('yes'), no: inAny('no') }
        : { yes: inAny('yes'), no: inAll('no') };
    }
    case 'compare':
      return where((record) => {
        const [a, b] = [of(filter.left, record), of(filter.right, record)];
        const isEqual = a === b;
        if (filter.operator === 'eq') return isEqual;
        if (filter.operator === 'ne') return !isEqual;
        if (a === null || b === null) return false;
        if (isEqual) return filter.operator.endsWith('e');
        const [least] = [a, b].sort((x, y) =>
          typeof x === 'number' ? Number(x) - Number(y) : x < y ? -1 : 1,
        );
        return (least === a) === filter.operator.startsWith('l');
      });
    case 'in':
      return where((record) =>
        filter.values.map((value) => of(value, record)).includes(of(filter.left, record)),
      );
    case 'call':
      return where((record) => {
        const [text, part] = [of(filter.text, record), of(filter.part, record)];
        if (text === null || part === null) return null;
        const at = String(text).indexOf(String(part));
        return filter.name === 'contains' ? at >= 0 : at === 0;
      });
  }
}

function of(operand: Operand, record: Sample): Value {
  if (operand.kind === 'path') return record[operand.path] ?? null;
  return operand.kind === 'null' ? null : operand.value;
}
