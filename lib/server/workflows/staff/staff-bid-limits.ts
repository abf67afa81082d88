import 'server-only';
import { limitOf } from '@/lib/domain/accounts/bid-limit';
import { refuseStaff, type StaffRefusal } from '@/lib/domain/accounts/staff-permission';
import type { User } from '@/lib/domain/accounts/user';
import {
  decideLimit,
  type LimitRefusal,
  type LimitRequest,
  reviewedUntil,
} from '@/lib/domain/eligibility/bid-limit-request';
import type { ReviewedFunds } from '@/lib/domain/eligibility/proof-of-funds';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { withTerms } from '@/lib/domain/staff/people';
import { formatMoney } from '@/lib/format';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { outbox } from '@/lib/server/platform/outbox/outbox';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { readAvailableLimit } from '@/lib/server/records/auctions/bid-exposure';
import { bidPolicy } from '@/lib/server/records/auctions/bid-policy';
import { asStaff } from '@/lib/server/records/audit-log/as-staff';
import { limitRequests, proofs } from '@/lib/server/records/bid-limits/bid-limit-collections';
import { readBidding } from './staff-people';

/** Wishes for a higher bid limit that wait, the longest first. */
export async function listLimitRequests(by: User): Promise<Result<readonly LimitRequest[], StaffRefusal>> {
  const refusal = refuseStaff(by);
  if (refusal) return refuse(refusal);
  const { docs } = await runtime().store.query(limitRequests, {
    where: [{ field: 'status', op: '==', value: 'open' }],
    orderBy: [{ field: 'at', direction: 'asc' }],
    limit: 100,
  });
  return ok(docs.map(({ data }) => data));
}

export interface LimitFile {
  readonly limitCents: number;
  readonly leftCents: number;
  readonly funds: ReviewedFunds | null;
  readonly request: LimitRequest | null;
  /** What its proof of funds is called; null once it is deleted. */
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
 * `shownCents`: up to how much the proof shows the money; null: nothing that counts. `at`: which wish was read, so that a
 * newer one is not decided unread.
 */
export interface LimitVerdict {
  readonly uid: string;
  readonly at: number;
  readonly shownCents: number | null;
  readonly why: string;
}

/** One commit: the request, the limit, the end of the proof, the entry of the log, and the message to the person. */
export const decideOnLimit = (by: SignedIn, { uid, at, shownCents, why }: LimitVerdict, now: number) =>
  asStaff<LimitRequest, LimitRefusal>({
    by,
    now,
    async work({ tx, actor, log }) {
      const [person, found] = await Promise.all([tx.get(users, uid), tx.get(limitRequests, uid)]);
      if (!person || !found) return refuse('not-found');
      if (found.data.at !== at) return refuse('wrong-status');
      const { isOwnBidder } = await readBidding({ store: runtime().store, tx }, uid, actor.uid);
      const { withoutReviewCents } = bidPolicy();
      const decision = { by: actor, now, shownCents, why, isOwnBidder };
      const decided = decideLimit(found.data, person.data, decision, withoutReviewCents);
      if (!decided.ok) return decided;
      const { request } = decided.value;
      const proof = (await tx.get(proofs, request.proofId))?.data;
      if (proof) tx.set(proofs, proof.proofId, { ...proof, deleteAt: reviewedUntil(now) });
      tx.set(limitRequests, uid, request);
      tx.set(users, uid, withTerms(decided.value.person));
      const after = limitOf(decided.value.person, withoutReviewCents);
      tx.create(outbox, `${uid}:limit-decided:${now}`, {
        ...{ uid, kind: 'limit-decided', isGranted: request.status === 'granted', limitCents: after },
        ...{ why: why.trim(), attempts: 0, sendAt: now },
        ...(shownCents !== null && { shownCents }),
      });
      log(
        {
          ...{ about: 'person', subject: uid, action: 'limit-decided', why: why.trim() },
          before: limitLine(person.data, withoutReviewCents),
          after: limitLine(decided.value.person, withoutReviewCents),
        },
        `${person.data.name}, ${person.data.email}`,
      );
      return ok(request);
    },
  });

function limitLine(person: User, withoutReviewCents: number): string {
  const limit = formatMoney(limitOf(person, withoutReviewCents));
  return person.funds ? `${limit}, funds reviewed up to ${formatMoney(person.funds.cents)}` : limit;
}
