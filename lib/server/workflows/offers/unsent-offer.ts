import 'server-only';
import { z } from 'zod';
import { contingencies, MESSAGE_MAX } from '@/lib/domain/offers/offer-vocabulary';
import type { Typed } from '@/lib/domain/shared/form';

const fields = ['price', 'earnestMoney', 'financing', 'closingOn', 'stands', 'message', ...contingencies];
const keptSchema = z.record(z.string(), z.string().max(MESSAGE_MAX));

/** Encodes an unsent offer form in a URL, so it survives the detour to the proof of funds. */
export const keepOffer = (typed: Typed): string =>
  Buffer.from(JSON.stringify(fieldsOf(typed))).toString('base64url');

/** Decodes it; empty for invalid input. */
export function readStoredOffer(kept: unknown): Typed {
  if (typeof kept !== 'string') return {};
  try {
    const parsed = keptSchema.safeParse(JSON.parse(Buffer.from(kept, 'base64url').toString()));
    return parsed.success ? fieldsOf(parsed.data) : {};
  } catch {
    return {};
  }
}

/** Keeps only the form's own fields, cut to their maximum length. */
const fieldsOf = (typed: Typed): Typed =>
  Object.fromEntries(
    fields.flatMap((name) => (typed[name] ? [[name, typed[name].slice(0, MESSAGE_MAX)] as const] : [])),
  );
