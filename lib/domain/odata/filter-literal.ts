import type { Literal } from './filter';
import type { Token } from './filter-tokens';

/** The value that a token stands for, or null when it stands for none. */
export function parseLiteral({ kind, text }: Token): Literal | null {
  switch (kind) {
    case 'text':
      return { kind, value: text.slice(1, -1).replaceAll("''", "'") };
    case 'number':
      return Number.isFinite(Number(text)) ? { kind, value: Number(text) } : null;
    case 'date':
      return isDay(text) ? { kind, value: text } : null;
    case 'timestamp':
      return isDay(text.slice(0, 10)) && isInstant(text)
        ? { kind, value: new Date(text).toISOString() }
        : null;
    case 'word':
      if (text === 'null') return { kind: 'null' };
      return text === 'true' || text === 'false' ? { kind: 'boolean', value: text === 'true' } : null;
    default:
      return null;
  }
}

const isInstant = (text: string): boolean => !Number.isNaN(Date.parse(text));

/** A day that the calendar has: the 30th of February is none, and JavaScript would take it for the 2nd of March. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}
