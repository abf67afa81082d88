import 'server-only';
import { z } from 'zod';
import { REVIEW_NOTE_MAX } from '@/lib/domain/inquiries/question';
import { MESSAGE_MAX, offerFields } from '@/lib/domain/offers/offer-vocabulary';
import type { Typed } from '@/lib/domain/shared/form';

const longest = Math.max(MESSAGE_MAX, REVIEW_NOTE_MAX);
const inputSchema = z.record(z.string(), z.string().max(longest));

/** Encodes an unsent offer form in a URL, so it survives the detour to the proof of funds. */
export const keepOffer = (typed: Typed): string =>
  Buffer.from(JSON.stringify(fieldsOf(typed))).toString('base64url');

/** Decodes a form from `keepOffer`; empty for invalid input. */
export function readStoredOffer(encoded: unknown): Typed {
  if (typeof encoded !== 'string') return {};
  try {
    const parsed = inputSchema.safeParse(JSON.parse(Buffer.from(encoded, 'base64url').toString()));
    return parsed.success ? fieldsOf(parsed.data) : {};
  } catch {
    return {};
  }
}

/** Keeps only the form's own fields, cut to their maximum length. */
const fieldsOf = (typed: Typed): Typed =>
  Object.fromEntries(
    [...offerFields, 'reviewNote'].flatMap((name) =>
      typed[name] ? [[name, typed[name].slice(0, longest)] as const] : [],
    ),
  );
