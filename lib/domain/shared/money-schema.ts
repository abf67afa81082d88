import { z } from 'zod';
import { cents } from './money';

/** Parses a whole number of cents, zero or more. Kept apart from money.ts so that no browser code pulls zod in. */
export const centsSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).transform(cents);
