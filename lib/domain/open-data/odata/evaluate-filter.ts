import type { Comparison, Filter, Operand, Value } from './filter';

/** Returns a record's value at a path. */
export type ReadValue = (path: string) => Value;

/**
 * Whether a record matches. Null means unknown, which is not a match: OData 4.0 part 2, 5.1.1. Null equals
 * null and is neither greater nor less than anything. `contains` and `startswith` of null are unknown.
 */
export function evaluateFilter(filter: Filter, read: ReadValue): boolean | null {
  switch (filter.kind) {
    case 'and':
      return strongest(filter.terms, read, false);
    case 'or':
      return strongest(filter.terms, read, true);
    case 'not':
      return negate(evaluateFilter(filter.term, read));
    case 'compare':
      return compare(filter.operator, valueAt(filter.left, read), valueAt(filter.right, read));
    case 'in': {
      const left = valueAt(filter.left, read);
      return filter.values.some((value) => left === valueAt(value, read));
    }
    case 'call': {
      const [text, part] = [valueAt(filter.text, read), valueAt(filter.part, read)];
      if (typeof text !== 'string' || typeof part !== 'string') return null;
      return filter.name === 'contains' ? text.includes(part) : text.startsWith(part);
    }
  }
}

/** One `decisive` term decides the chain; otherwise an unknown term makes it unknown. */
function strongest(terms: readonly Filter[], read: ReadValue, decisive: boolean): boolean | null {
  let isOpen = false;
  for (const term of terms) {
    const value = evaluateFilter(term, read);
    if (value === decisive) return decisive;
    if (value === null) isOpen = true;
  }
  return isOpen ? null : !decisive;
}

const negate = (value: boolean | null): boolean | null => (value === null ? null : !value);

function valueAt(operand: Operand, read: ReadValue): Value {
  if (operand.kind === 'path') return read(operand.path);
  return operand.kind === 'null' ? null : operand.value;
}

function compare(operator: Comparison, left: Value, right: Value): boolean {
  if (operator === 'eq') return left === right;
  if (operator === 'ne') return left !== right;
  if (left === null || right === null) return false;
  switch (operator) {
    case 'gt':
      return left > right;
    case 'ge':
      return left >= right;
    case 'lt':
      return left < right;
    case 'le':
      return left <= right;
  }
}
