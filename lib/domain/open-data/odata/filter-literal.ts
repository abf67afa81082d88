import { isDay } from '@/lib/domain/shared/eastern-day';
import type { Literal } from './filter';
import type { Token } from './filter-tokens';

/** The literal that a token stands for, or null if it is not a literal. */
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
