import 'server-only';
import { withReviewHint } from '@/lib/copy/inquiries/with-review-hint';
import { offerFaultWords } from '@/lib/copy/offers/offer-fault-words';
import { REVIEW_NOTE_MAX } from '@/lib/domain/inquiries/question';
import type { Listing } from '@/lib/domain/listings/listing';
import type { OfferActor } from '@/lib/domain/offers/offer';
import type { BookCommand, Proposed } from '@/lib/domain/offers/offer-commands';
import { parseOfferInput } from '@/lib/domain/offers/offer-form';
import type { Faults, Typed } from '@/lib/domain/shared/form';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import type { Transaction } from '@/lib/server/platform/store/store';
import { holdText, type MaybeHeld } from '@/lib/server/records/inquiries/hold-text';
import type { OfferedHome } from './offer-book';
import { hashOf } from './on-home';

/** Parses the form. With a note, an offer whose message has words about people goes out without the message. */
export function parseOffer(
  typed: Typed,
  listing: Pick<Listing, 'listingTerms'>,
  now: number,
): Result<Proposed, Faults> {
  const parsed = parseOfferInput(typed, listing, now);
  if (parsed.ok) return parsed;
  const words = offerFaultWords(parsed.reason);
  if (parsed.reason.message?.code !== 'people') return refuse(words);
  const note = (typed.reviewNote ?? '').trim().slice(0, REVIEW_NOTE_MAX);
  if (note === '') return refuse({ ...words, message: withReviewHint(words.message ?? '') });
  const rest = parseOfferInput({ ...typed, message: '' }, listing, now);
  if (!rest.ok) return refuse(offerFaultWords(rest.reason));
  return ok({ ...rest.value, heldMessage: { text: (typed.message ?? '').trim(), note } });
}

interface Holding {
  readonly command: BookCommand;
  readonly home: OfferedHome;
  readonly offerId: string;
  readonly buyerId: string;
}

/** Stores the message of a step of an offer as a report for staff, in the commit of the step. */
export function holdMessage(tx: Transaction, { command, home, offerId, buyerId }: Holding): MaybeHeld {
  if (!('heldMessage' in command) || !command.heldMessage) return {};
  const { uid, requestId } = command.by;
  const { text, note } = command.heldMessage;
  const letter = { ...home, offerId, buyerId, uid, requestId, text };
  return holdText(tx, {
    reportId: letterIdOf(letter),
    held: { kind: 'letter', letter, note },
    now: command.now,
  });
}

/** Of the message of one step by one person. A hash, because the person's browser chooses the request ID. */
export const letterIdOf = ({ uid, requestId }: Pick<OfferActor, 'uid' | 'requestId'>): string =>
  `l${hashOf(`${uid} ${requestId}`)}`;
