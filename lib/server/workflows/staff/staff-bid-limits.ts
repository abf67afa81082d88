import 'server-only';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import { decideLimit, type LimitRequest, reviewedUntil } from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { withSearchTerms } from '@/lib/domain/staff/decide-person';
import { formatMoney } from '@/lib/format';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { runStaffCommand, type StaffEntry } from '@/lib/server/records/audit-log/staff-command';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { dropClaim, refuseTaken } from '@/lib/server/records/desk/desk-claims';
import { recordResponse } from '@/lib/server/records/desk/desk-weeks';
import { logNotes as copy } from '@/messages/staff/log-notes';
import { readBidding } from './staff-people';

export interface LimitFile {
  readonly limitCents: number;
  readonly leftCents: number;
  readonly funds: ReviewedFunds | null;
  readonly request: LimitRequest | null;
  /** File name of its proof of funds; null after deletion. */
  readonly proofName: string | null;
}

export async function readLimit(
  by: User,
  uid: string,
): Promise<Result<LimitFile, StaffRefusal | 'not-found'>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { store } = runtime();
  const [person, found] = await Promise.all([store.get(users, uid), store.get(limitRequests, uid)]);
  if (!person) return refuse('not-found');
  const request = found?.data ?? null;
  const proof = request && (await store.get(proofs, request.proofId));
  const { limitCents, leftCents } = await readAvailableLimit(person.data, null);
  const funds = person.data.funds ?? null;
  return ok({ limitCents, leftCents, funds, request, proofName: proof?.data.name ?? null });
}

/**
 * `shownCents`: the amount that the proof shows; null: none. `at`: the time of the request that staff read,
 * so that nobody decides on a newer one unread.
 */
export interface LimitVerdict {
  readonly uid: string;
  readonly at: number;
  readonly shownCents: number | null;
  readonly why: string;
}

/** One commit: the request, the limit, the proof's deletion, the log entry, the notification. */
export const decideOnLimit = (by: SignedIn, { uid, at, shownCents, why }: LimitVerdict, now: number) => {
  const { withoutReviewCents } = bidPolicy();
  return runStaffCommand({
    by,
    now,
    async load(tx, actor) {
      const [person, request] = await Promise.all([tx.get(users, uid), tx.get(limitRequests, uid)]);
      if (!person || !request) return refuse('not-found');
      if (request.data.at !== at) return refuse('wrong-status');
      const proof = await tx.get(proofs, request.data.proofId);
      const { isOwnBidder } = await readBidding({ store: runtime().store, tx }, uid, actor.uid);
      const taken = await refuseTaken(tx, { queue: 'limits', rowId: uid, uid: actor.uid, now });
      return ok({ person: person.data, request: request.data, proof: proof?.data, isOwnBidder, taken });
    },
    decide({ actor, person, request, isOwnBidder, taken }) {
      if (taken) return refuse(taken);
      const decision = { by: actor, now, shownCents, why, isOwnBidder };
      const decided = decideLimit(request, person, decision, withoutReviewCents);
      if (!decided.ok) return decided;
      const entry: StaffEntry = {
        about: 'person',
        subject: uid,
        action: 'limit-decided',
        why: why.trim(),
        before: limitLine(person, withoutReviewCents),
        after: limitLine(decided.value.person, withoutReviewCents),
        title: `${person.name}, ${person.email}`,
      };
      return ok({ ...decided.value, entry });
    },
    async write(tx, { request, person }, { proof }) {
      await recordResponse(tx, 'limits', { since: request.at, now });
      if (proof) tx.set(proofs, proof.proofId, { ...proof, deleteAt: reviewedUntil(now) });
      tx.set(limitRequests, uid, request);
      dropClaim(tx, 'limits', uid);
      tx.set(users, uid, withSearchTerms(person));
      tx.create(outbox, `${uid}:limit-decided:${now}`, {
        uid,
        kind: 'limit-decided',
        isGranted: request.status === 'granted',
        limitCents: limitOf(person, withoutReviewCents),
        why: why.trim(),
        attempts: 0,
        sendAt: now,
        ...(shownCents !== null && { shownCents }),
      });
      return request;
    },
  });
};

function limitLine(person: User, withoutReviewCents: number): string {
  const limit = formatMoney(limitOf(person, withoutReviewCents));
  return person.funds ? copy.fundsReviewed({ limit, upTo: formatMoney(person.funds.cents) }) : limit;
}
