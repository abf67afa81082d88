import 'server-only';
import { z } from 'zod';
import { contingencies, MESSAGE_MAX } from '@/lib/domain/offers/offer-vocabulary';
import type { Typed } from '@/lib/domain/shared/form';

const fields = ['price', 'earnestMoney', 'financing', 'closingOn', 'stands', 'message', ...contingencies];
const keptSchema = z.record(z.string(), z.string().max(MESSAGE_MAX));

/** What was typed in the form of an offer, as a part of an address: nothing is lost on the way to a proof of funds. */
export const keepOffer = (typed: Typed): string =>
  Buffer.from(JSON.stringify(fieldsOf(typed))).toString('base64url');

/** The other way; nothing of what is no kept offer. */
export function readStoredOffer(kept: unknown): Typed {
  if (typeof kept !== 'string') return {};
  try {
    const parsed = keptSchema.safeParse(JSON.parse(Buffer.from(kept, 'base64url').toString()));
    return parsed.success ? fieldsOf(parsed.data) : {};
  } catch {
    return {};
  }
}

/** Only what the form asks for, and no more of it than it takes. */
const fieldsOf = (typed: Typed): Typed =>
  Object.fromEntries(
    fields.flatMap((name) => (typed[name] ? [[name, typed[name].slice(0, MESSAGE_MAX)] as const] : [])),
  );
