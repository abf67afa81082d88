import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import {
  comparisons,
  type Filter,
  type Literal,
  type Operand,
  type TextFunction,
  textFunctions,
  type ValueType,
} from './filter';
import { parseLiteral } from './filter-literal';
import { readTokens, type Token } from './filter-tokens';

/**
 * Length in characters; nesting depth of brackets and `not`; number of comparisons, calls and list values.
 */
export const filterLimits = { length: 2_000, depth: 20, terms: 100 } as const;

/** The type of a field, or undefined if the path is unknown. Lists cannot be compared. */
export type TypeOfPath = (path: string) => ValueType | 'list' | undefined;

/**
 * Parses the supported part of OData 4.0's `$filter`: `eq ne gt ge lt le in`, `and or not`, brackets,
 * `contains`, `startswith`. Checks types. A refusal has the position and the reason.
 */
export function parseFilter(source: string, typeOf: TypeOfPath): Result<Filter, FilterFault> {
  if (source.length > filterLimits.length) return refuse({ code: 'long-filter', most: filterLimits.length });
  const tokens = readTokens(source);
  if ('strayAt' in tokens) return refuse({ code: 'stray', at: tokens.strayAt });
  try {
    const reader = new Reader(tokens, typeOf);
    const filter = parseChain(reader, 'or');
    reader.expect('end', 'no-end');
    return ok(filter);
  } catch (error) {
    if (error instanceof FilterError) return refuse(error.fault);
    throw error;
  }
}

/** Whether a refused filter uses a function or operator of OData that is not supported here. */
export function usesOtherOdata(source: string): boolean {
  const tokens = readTokens(source);
  if ('strayAt' in tokens) return /\/(any|all)\(/.test(source);
  return tokens.some(({ text }, index) => {
    const isCall = tokens[index + 1]?.text === '(';
    return otherOperators.has(text) || (isCall && otherFunctions.has(text));
  });
}

const otherOperators: ReadonlySet<string> = new Set(['add', 'sub', 'mul', 'div', 'divby', 'mod', 'has']);
const otherFunctions: ReadonlySet<string> = new Set(
  `concat endswith indexof length substring tolower toupper trim matchesPattern hassubset hassubsequence year month
  day hour minute second fractionalseconds date time totaloffsetminutes now maxdatetime mindatetime totalseconds
  round floor ceiling cast isof case`.split(/\s+/),
);

/** `at`: the position from 1. `text`: the word it is about. */
export interface FilterFault {
  readonly code:
    | 'long-filter'
    | 'stray'
    | 'no-end'
    | 'no-symbol'
    | 'deep'
    | 'many-terms'
    | 'no-bracket'
    | 'negated'
    | 'no-text'
    | 'no-comparison'
    | 'boolean-order'
    | 'list-of-fields'
    | 'no-list-end'
    | 'other-type'
    | 'no-operand'
    | 'unknown-path'
    | 'list-path';
  readonly at?: number;
  readonly text?: string;
  readonly most?: number;
  readonly left?: string;
  readonly right?: string;
}

class FilterError extends Error {
  constructor(readonly fault: FilterFault) {
    super(fault.code);
  }
}

class Reader {
  private place = 0;
  private depth = 0;
  private terms = 0;

  constructor(
    private readonly tokens: readonly Token[],
    readonly typeOf: TypeOfPath,
  ) {}

  get token(): Token {
    const token = this.tokens[this.place] ?? this.tokens.at(-1);
    if (!token) throw new Error('There is always an end');
    return token;
  }

  take(): Token {
    const { token } = this;
    this.place += 1;
    return token;
  }

  /** Consumes the next token if it is this word or symbol; returns whether it was. */
  takeIf(text: string): boolean {
    const isNext = this.token.text === text;
    if (isNext) this.place += 1;
    return isNext;
  }

  expect(wanted: string, code: FilterFault['code'] = 'no-symbol'): void {
    const isThere = wanted === 'end' ? this.token.kind === 'end' : this.takeIf(wanted);
    if (!isThere) this.fail({ code, text: wanted });
  }

  fail(fault: FilterFault, at = this.token.at): never {
    throw new FilterError({ at, ...fault });
  }

  nested<T>(parse: () => T): T {
    this.depth += 1;
    if (this.depth > filterLimits.depth) this.fail({ code: 'deep', most: filterLimits.depth });
    const parsed = parse();
    this.depth -= 1;
    return parsed;
  }

  countTerm(): void {
    this.terms += 1;
    if (this.terms > filterLimits.terms) this.fail({ code: 'many-terms', most: filterLimits.terms });
  }
}

/** `and` binds more tightly than `or`. */
function parseChain(reader: Reader, kind: 'and' | 'or'): Filter {
  const parseOne = () => (kind === 'or' ? parseChain(reader, 'and') : parseTerm(reader));
  const first = parseOne();
  const terms = [first];
  while (reader.takeIf(kind)) terms.push(parseOne());
  return terms.length === 1 ? first : { kind, terms };
}

function parseTerm(reader: Reader): Filter {
  const { token } = reader;
  if (reader.takeIf('(')) return reader.nested(() => parseBracket(reader));
  if (reader.takeIf('not')) return { kind: 'not', term: reader.nested(() => parseNegated(reader)) };
  const name = textFunctions.find((each) => each === token.text);
  if (name) return parseCall(reader, name);
  return parseComparison(reader);
}

function parseBracket(reader: Reader): Filter {
  const inner = parseChain(reader, 'or');
  reader.expect(')', 'no-bracket');
  return inner;
}

/** By the grammar, `not A eq 1` means `(not A) eq 1`, which is rarely intended, so it needs brackets. */
function parseNegated(reader: Reader): Filter {
  const isClear = ['(', 'not', ...textFunctions].includes(reader.token.text);
  return isClear ? parseTerm(reader) : reader.fail({ code: 'negated' });
}

function parseCall(reader: Reader, name: TextFunction): Filter {
  reader.take();
  reader.countTerm();
  reader.expect('(');
  const text = parseText(reader);
  reader.expect(',');
  const part = parseText(reader);
  reader.expect(')');
  return { kind: 'call', name, text, part };
}

function parseText(reader: Reader): Operand {
  const { at } = reader.token;
  const { operand, type } = parseOperand(reader);
  return type === 'text' || type === null ? operand : reader.fail({ code: 'no-text' }, at);
}

function parseComparison(reader: Reader): Filter {
  const left = parseOperand(reader);
  const { at } = reader.token;
  if (reader.takeIf('in')) return { kind: 'in', left: left.operand, values: parseValues(reader, left.type) };
  const operator = comparisons.find((each) => reader.takeIf(each));
  if (!operator) return reader.fail({ code: 'no-comparison', text: comparisons.join(', ') });
  reader.countTerm();
  const right = parseOperand(reader);
  requireSameType(reader, left.type, right.type, at);
  const isOrder = operator !== 'eq' && operator !== 'ne';
  if (isOrder && [left.type, right.type].includes('boolean'))
    reader.fail({ code: 'boolean-order', text: operator }, at);
  return { kind: 'compare', operator, left: left.operand, right: right.operand };
}

function parseValues(reader: Reader, type: ValueType | null): readonly Literal[] {
  reader.expect('(');
  const values: Literal[] = [];
  do {
    const { at } = reader.token;
    const { operand, type: other } = parseOperand(reader);
    if (operand.kind === 'path') reader.fail({ code: 'list-of-fields' }, at);
    requireSameType(reader, type, other, at);
    reader.countTerm();
    values.push(operand);
  } while (reader.takeIf(','));
  reader.expect(')', 'no-list-end');
  return values;
}

/** Null may be compared with any type. */
function requireSameType(reader: Reader, left: ValueType | null, right: ValueType | null, at: number): void {
  if (left !== null && right !== null && left !== right) reader.fail({ code: 'other-type', left, right }, at);
}

interface Typed {
  readonly operand: Operand;
  readonly type: ValueType | null;
}

function parseOperand(reader: Reader): Typed {
  const token = reader.take();
  const literal = parseLiteral(token);
  if (literal) return { operand: literal, type: literal.kind === 'null' ? null : literal.kind };
  if (token.kind !== 'word') return reader.fail({ code: 'no-operand' }, token.at);
  const type = reader.typeOf(token.text);
  if (type === undefined) return reader.fail({ code: 'unknown-path', text: token.text }, token.at);
  if (type === 'list') return reader.fail({ code: 'list-path', text: token.text }, token.at);
  return { operand: { kind: 'path', path: token.text }, type };
}
