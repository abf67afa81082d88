import { z } from 'zod';
import { cents } from './money';

/** Parses a whole number of cents, zero or more. Separate from money.ts to keep zod out of browser code. */
export const centsSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).transform(cents);
