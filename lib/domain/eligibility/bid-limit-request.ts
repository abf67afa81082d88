import { z } from 'zod';
import { hasOpenDefault, limitOf } from '@/lib/domain/accounts/bid-limit';
import { PROOF_KEPT_DAYS, PROOF_UNREVIEWED_DAYS } from '@/lib/domain/accounts/registration-copy';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import type { Actor } from '@/lib/domain/drafts/review-state';
import { type Cents, dollars } from '@/lib/domain/shared/money';
import { centsSchema } from '@/lib/domain/shared/money-schema';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { isReviewed } from './proof-of-funds';

const instant = z.number().int();
const dayMs = 24 * 3_600_000;

/** A private proof of funds. Its id is unique. File and record are deleted at `deleteAt`. Times in ms. */
export const proofSchema = z.object({
  proofId: z.string(),
  uid: z.string(),
  /** The person's file name, for display only; it is not used as a path. */
  name: z.string(),
  bytes: z.number().int(),
  sentAt: instant,
  deleteAt: instant,
});
export type Proof = z.infer<typeof proofSchema>;

/** A person's latest request to review a proof of funds, for a higher limit or for an offer. Id: uid. */
export const limitRequestSchema = z.object({
  uid: z.string(),
  name: z.string(),
  askedCents: centsSchema,
  at: instant,
  proofId: z.string(),
  status: z.enum(['open', 'granted', 'declined']),
  /** `shownCents`: the amount that the proof shows. */
  decided: z
    .object({ at: instant, limitCents: centsSchema, shownCents: centsSchema.optional(), why: z.string() })
    .nullable(),
});
export type LimitRequest = z.infer<typeof limitRequestSchema>;

export type AskRefusal =
  | 'signed-out'
  | 'email-unverified'
  | 'not-registered'
  | 'staff'
  | 'invalid-amount'
  /** Within the limit and reviewed recently. */
  | 'reviewed-already';

export const MAX_PROOF_BYTES = 20 * 1024 * 1024;
const highestDollars = 1_000_000_000;

/** Reads a typed amount such as `$350,000` as cents; null if it is not one. */
export function toLimitCents(typed: string): Cents | null {
  const digits = typed
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,/g, '');
  if (!/^\d{1,10}$/.test(digits)) return null;
  const amount = Number(digits);
  return amount > 0 && amount <= highestDollars ? dollars(amount) : null;
}

/** Why a person may not request a review of this amount; null if they may. `now` in ms. */
export function refuseAsking(
  user: User,
  {
    askedCents,
    missing,
    withoutReviewCents,
    now,
  }: {
    readonly now: number;
    readonly askedCents: number | null;
    readonly missing: readonly string[];
    readonly withoutReviewCents: number;
  },
): AskRefusal | null {
  const refusal = refuseAsker(user, missing);
  if (refusal) return refusal;
  if (askedCents === null) return 'invalid-amount';
  if (askedCents > limitOf(user, withoutReviewCents)) return null;
  return isReviewed(user, askedCents, now) ? 'reviewed-already' : null;
}

/** Why a person may not request a review of any amount; null if they may. */
export function refuseAsker(user: User, missing: readonly string[]): AskRefusal | null {
  if (user.suspension) return 'signed-out';
  if (user.role === 'admin') return 'staff';
  if (!user.emailVerified) return 'email-unverified';
  return missing.length > 0 ? 'not-registered' : null;
}

/** When a proof sent now is deleted without a review, and when one reviewed now is deleted; ms. */
export const unreviewedUntil = (now: number): number => now + PROOF_UNREVIEWED_DAYS * dayMs;
export const reviewedUntil = (now: number): number => now + PROOF_KEPT_DAYS * dayMs;

export type LimitRefusal =
  | StaffRefusal
  | 'not-found'
  | 'oneself'
  /** Staff may not decide about a bidder on a home that they sell. */
  | 'own-bidder'
  /** The limit is restored where the default is decided. */
  | 'open-default'
  | 'needs-reason'
  | 'wrong-status'
  | 'invalid-amount';

interface LimitDecision {
  readonly by: Actor;
  readonly now: number;
  /** The amount that the proof shows, in cents and whole dollars; null if it shows none. */
  readonly shownCents: number | null;
  readonly why: string;
  readonly isOwnBidder: boolean;
}

/**
 * The request and the account after the decision of staff. The proof can show less than the requested amount,
 * which does not lower the current limit.
 */
export function decideLimit(
  request: LimitRequest,
  person: User,
  { by, now, shownCents, why, isOwnBidder }: LimitDecision,
  withoutReviewCents: number,
): Result<{ readonly request: LimitRequest; readonly person: User }, LimitRefusal> {
  const notStaff = refuseStaff(by);
  if (notStaff) return refuse(notStaff);
  if (person.uid === by.uid) return refuse('oneself');
  if (isOwnBidder) return refuse('own-bidder');
  if (request.status !== 'open') return refuse('wrong-status');
  if (shownCents !== null && hasOpenDefault(person)) return refuse('open-default');
  if (why.trim() === '') return refuse('needs-reason');
  const present = limitOf(person, withoutReviewCents);
  const decided = { at: now, limitCents: centsSchema.parse(present), why: why.trim() };
  if (shownCents === null) return ok({ request: { ...request, status: 'declined', decided }, person });
  if (!isWhole(shownCents)) return refuse('invalid-amount');
  const provenAmount = { cents: centsSchema.parse(shownCents), at: now };
  const isRaised = provenAmount.cents > present;
  return ok({
    request: {
      ...request,
      status: 'granted',
      decided: {
        ...decided,
        limitCents: isRaised ? provenAmount.cents : decided.limitCents,
        shownCents: provenAmount.cents,
      },
    },
    person: { ...person, funds: provenAmount, ...(isRaised && { bidLimit: provenAmount }) },
  });
}

const isWhole = (amountCents: number): boolean =>
  Number.isInteger(amountCents / 100) && amountCents > 0 && amountCents <= highestDollars * 100;
