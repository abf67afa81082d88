import { saleIdOf } from '@/lib/domain/closings/closing-terms';
import { toEasternTime } from '@/lib/domain/shared/eastern-time';
import { cents } from '@/lib/domain/shared/money';
import type { Result } from '@/lib/domain/shared/result';
import type { DefaultCase } from '@/lib/domain/staff/queues/default-case';
import { users } from '@/lib/server/people/identity/identity-collections';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { sessions } from '@/lib/server/people/sessions/session-collections';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { write } from '@/lib/server/platform/store/store';
import { defaultCases } from '@/lib/server/records/desk/desk-collections';
import { reports } from '@/lib/server/records/inquiries/inquiry-collections';
import { previewBulkAction } from '@/lib/server/workflows/bulk-actions/start-bulk-action';
import { answerOffer, submitOffer } from '@/lib/server/workflows/offers/offer-commands';
import { toSampleUser } from '@/sample/people';

const dayMs = 86_400_000;
/** On the home that has the most; each of the others has one. */
const manyOffers = 40;
const reportsWaiting = 60;

interface Place {
  readonly organisationId: string;
  /** Fixed-price homes, at least two. */
  readonly listingKeys: readonly string[];
  readonly now: number;
}

/**
 * What happens to a few homes of a bank: offers, closings, a default, reports, and a bulk action over its
 * drafts. Returns the ids that pages have in their addresses.
 */
export async function addDealings(by: SignedIn, { organisationId, listingKeys, now }: Place) {
  const [offered = '', ...others] = listingKeys;
  const buyers = await addBuyers(manyOffers + others.length, now);
  const offerIds: string[] = [];
  for (const buyer of buyers.slice(0, manyOffers)) offerIds.push(await offer(buyer, offered, now));
  const saleIds: string[] = [];
  for (const [at, listingKey] of others.entries()) {
    const buyer = buyers[manyOffers + at];
    if (buyer) saleIds.push(await sell(by, buyer, listingKey, now));
  }
  const [offerId, saleId] = [offerIds[0] ?? '', saleIds[0] ?? ''];
  await addCases({ saleId, listingKey: offered, organisationId, now });
  const request = { organisationId, type: 'submit', selection: 'all=1&status=draft', typed: {} } as const;
  const action = mustDo(await previewBulkAction(by, request, () => now));
  return { offered, offerId, saleId, reportId: reportIdOf(0), actionId: action.actionId };
}

const reportIdOf = (at: number): string => `bench-report-${at}`;

async function addBuyers(count: number, now: number): Promise<readonly SignedIn[]> {
  const buyers = Array.from({ length: count }, (_, at): SignedIn => {
    const [uid, legalName] = [`bench-buyer-${at}`, `Buyer ${at} Benchley`];
    const email = `${uid}@example.com`;
    const user = toSampleUser({ uid, legalName, email }, at, now);
    return { user: { ...user, confirmed: { email, by: 'mail', at: now } }, sessionId: `session-${uid}` };
  });
  const session = { createdAt: now, expiresAt: now + dayMs, revokedAt: null };
  const writes = buyers.flatMap(({ user, sessionId }) => [
    write.set(users, user.uid, user),
    write.set(sessions, sessionId, { ...session, uid: user.uid }),
  ]);
  await runtime().store.commit(writes);
  return buyers;
}

/** Makes a cash offer. Returns its id. */
async function offer(by: SignedIn, listingKey: string, receivedAt: number): Promise<string> {
  const typed = {
    ...{ price: '305,000', earnestMoney: '30,500', financing: 'Cash', stands: '48' },
    closingOn: toEasternTime(receivedAt + 60 * dayMs).date,
  };
  const made = mustDo(
    await submitOffer({ by, requestId: `offer-${listingKey}`, receivedAt }, listingKey, typed),
  );
  return made.offerId ?? '';
}

/** Accepts an offer for a home. Returns the id of its closing. */
async function sell(seller: SignedIn, buyer: SignedIn, listingKey: string, now: number): Promise<string> {
  const offerId = await offer(buyer, listingKey, now);
  const request = { by: seller, requestId: `accept-${listingKey}`, receivedAt: now };
  mustDo(await answerOffer(request, { offerId, seen: 1 }, 'accept'));
  return saleIdOf({ kind: 'offer', offerId });
}

interface Cases {
  readonly saleId: string;
  readonly listingKey: string;
  readonly organisationId: string;
  readonly now: number;
}

async function addCases({ saleId, listingKey, organisationId, now }: Cases): Promise<void> {
  const uid = `bench-buyer-${manyOffers}`;
  const failed: DefaultCase = {
    ...{ saleId, listingKey, uid, buyerId: uid, sellerId: organisationId, at: now },
    ...{ place: 'Bellflower Road', side: 'buyer', priceCents: cents(305_000_00), status: 'open' },
  };
  const about = { listingKey, slug: 'bench', title: 'Bellflower Road', sellerId: organisationId };
  const report = { ...about, reason: 'duplicate', text: 'Listed twice.', at: now, status: 'open' } as const;
  await runtime().store.commit([
    write.create(defaultCases, saleId, failed),
    ...Array.from({ length: reportsWaiting }, (_, at) => {
      const reportId = reportIdOf(at);
      return write.create(reports, reportId, { ...report, reportId, from: { uid: null, email: null } });
    }),
  ]);
}

function mustDo<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.reason));
  return result.value;
}
