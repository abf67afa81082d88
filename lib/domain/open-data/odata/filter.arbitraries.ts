import fc from 'fast-check';
import {
  comparisons,
  type Filter,
  type Literal,
  type Operand,
  textFunctions,
  type ValueType,
} from './filter';

/** Fields of an example record: two of each type, one of them in a group. */
const fieldTypes: Readonly<Record<string, ValueType | 'list'>> = {
  City: 'text',
  'Auction/Status': 'text',
  Beds: 'number',
  'Auction/Bids': 'number',
  SampleYN: 'boolean',
  'Auction/OpenYN': 'boolean',
  CloseDate: 'date',
  'Auction/Day': 'date',
  ListedAt: 'timestamp',
  'Auction/EndsAt': 'timestamp',
  Terms: 'list',
};
export const typeOf = (path: string) => fieldTypes[path];

const words = ['', 'a', 'ab', 'b', 'O’Neill', "O'Neill", "''", ' and (', '11233', 'null', 'é'];
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const values: Record<ValueType, fc.Arbitrary<string | number | boolean>> = {
  text: fc.oneof(fc.constantFrom(...words), fc.string({ maxLength: 5 })),
  number: fc.oneof(
    fc.integer({ min: -2, max: 3 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => value + 0),
  ),
  boolean: fc.boolean(),
  date: fc.constantFrom(...days),
  timestamp: fc.constantFrom(...days.map((day) => `${day}T12:30:00.000Z`)),
};

const literalOf = (kind: ValueType): fc.Arbitrary<Literal> =>
  fc.oneof(
    { weight: 9, arbitrary: values[kind].map((value) => ({ kind, value }) as Literal) },
    { weight: 1, arbitrary: fc.constant<Literal>({ kind: 'null' }) },
  );
const pathOf = (kind: ValueType): fc.Arbitrary<Operand> =>
  fc
    .constantFrom(...Object.keys(fieldTypes).filter((path) => fieldTypes[path] === kind))
    .map((path) => ({ kind: 'path', path }));
const operandOf = (kind: ValueType): fc.Arbitrary<Operand> => fc.oneof(pathOf(kind), literalOf(kind));
const someType = fc.constantFrom<ValueType>('text', 'number', 'boolean', 'date', 'timestamp');

const comparison: fc.Arbitrary<Filter> = someType.chain((kind) =>
  fc.record({
    kind: fc.constant('compare' as const),
    operator: fc.constantFrom(...comparisons.filter((each) => kind !== 'boolean' || /eq|ne/.test(each))),
    left: operandOf(kind),
    right: operandOf(kind),
  }),
);
const membership: fc.Arbitrary<Filter> = someType.chain((kind) =>
  fc.record({
    kind: fc.constant('in' as const),
    left: operandOf(kind),
    values: fc.array(literalOf(kind), { minLength: 1, maxLength: 3 }),
  }),
);
const call: fc.Arbitrary<Filter> = fc.record({
  kind: fc.constant('call' as const),
  name: fc.constantFrom(...textFunctions),
  text: operandOf('text'),
  part: operandOf('text'),
});

export const anyFilter: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    comparison,
    membership,
    call,
    fc.record({ kind: fc.constant('not' as const), term: tie('filter') }),
    fc.record({
      kind: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('filter'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).filter;

/** A record holds a value of each field's type, or null. */
export const anyRecord = fc.record(
  Object.fromEntries(
    Object.entries(fieldTypes).flatMap(([path, kind]) =>
      kind === 'list' ? [] : [[path, fc.option(values[kind], { freq: 4 })]],
    ),
  ),
);

/** Prints a filter, with brackets around every term that is not a comparison or call. */
export function printFilter(filter: Filter): string {
  switch (filter.kind) {
    case 'and':
    case 'or':
      return filter.terms.map(printTerm).join(` ${filter.kind} `);
    case 'not':
      return `not (${printFilter(filter.term)})`;
    case 'compare':
      return `${print(filter.left)} ${filter.operator} ${print(filter.right)}`;
    case 'in':
      return `${print(filter.left)} in (${filter.values.map(print).join(',')})`;
    case 'call':
      return `${filter.name}(${print(filter.text)},${print(filter.part)})`;
  }
}

const printTerm = (term: Filter): string =>
  term.kind === 'and' || term.kind === 'or' ? `(${printFilter(term)})` : printFilter(term);

function print(operand: Operand): string {
  if (operand.kind === 'path') return operand.path;
  if (operand.kind === 'null') return 'null';
  return operand.kind === 'text' ? `'${operand.value.replaceAll("'", "''")}'` : String(operand.value);
}
