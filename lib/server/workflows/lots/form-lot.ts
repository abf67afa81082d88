import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import { refuseSelling, type SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { highestChangedPrice, saleTermsOf } from '@/lib/domain/drafts/fields/asked-prices';
import { type Actor, toActor } from '@/lib/domain/drafts/review-state';
import { addressLines } from '@/lib/domain/listings/address';
import { contractHashOf } from '@/lib/domain/listings/contract-of-sale';
import { fewestLotHomes, inLot, type Lot, type LotShare, mostLotHomes } from '@/lib/domain/listings/lot';
import type { ApprovalRefusal, Planned } from '@/lib/domain/organizations/approvals';
import {
  formLot as decideFormation,
  type LotFormation,
  type LotRefusal,
} from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import { isSellerSuspended, readOrganizationOf } from '@/lib/server/people/organizations/seller';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { type PublishedDraft, readPublished } from '@/lib/server/records/drafts/draft-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { offerBooks } from '@/lib/server/records/offers/offer-collections';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { formLotWords as copy } from '@/messages/lots/form-lot-words';
import { recordLot } from './record-lot';

export type LotAnswer = Promise<
  Result<Lot, LotRefusal | SellingRefusal | ApprovalRefusal | CommandRefusal | 'wrong-status'>
>;
type Decided<T> = Result<T, LotRefusal | ApprovalRefusal | 'wrong-status'>;

/** Each command may notify the followers of twenty homes. */
export const lotLimit: RateLimit = { name: 'lots', burst: 20, refillMs: 30_000 };

interface SoldHome {
  readonly draft: Draft;
  readonly before: PublishedDraft;
  readonly hasOpenOffers: boolean;
}

/**
 * Sells homes of one seller together, at the announced auction of the first one. One commit reads and writes all
 * of them, so of two lots that share a home one is refused. `grant`: the request of another member that the
 * person approves with it. `now` in ms.
 */
export function formLot(
  by: SignedIn,
  shares: readonly LotShare[],
  now: number,
  grant: string | null = null,
): LotAnswer {
  const number = randomKey(12);
  const leadKey = shares[0]?.listingKey ?? '';
  return runCommand({
    by,
    limit: { rate: lotLimit, now },
    key: leadKey,
    load: (tx, user) => loadHomes(tx, user, shares),
    permit: (subject) => ok(subject),
    facts: async (tx, { homes, sellerId }) => ({
      sold: await readHomes(tx, homes, now),
      isSuspended: await isSellerSuspended(tx, sellerId),
      second: await readSecondPerson(tx, by, sellerId, grant),
    }),
    decide({ homes, actor, sold, second, isSuspended }): Decided<LotFormation> {
      if (isSuspended || sold.length < homes.length) return refuse('wrong-status');
      const plan = planOf(homes, shares);
      const alone = refuseWithoutSecond(second, plan, { uid: actor.uid, now });
      if (alone && second.request) return refuse(alone);
      const formed = decideFormation(sold.map(toLotHome), shares, now);
      // Before a second person is asked for what cannot run.
      return formed.ok && alone ? refuse(alone) : formed;
    },
    async write(tx, formation, { sold, actor, second }) {
      markApproved(tx, second, actor, now);
      await writeLot(tx, sold, formation, now);
      const { lot } = formation;
      recordLot(tx, { action: 'lot-formed', lot, homes: listingsOf(sold), by: actor, now, number });
      return lot;
    },
    async writeRefusal(tx, refusal, { homes, sold, actor, second }) {
      const [lead] = homes;
      if (refusal !== 'approval-requested' || !lead) return;
      const lotHomes = sold.map(({ before }) => addressLines(before.listing).join(', ')).join('; ');
      await askSecondPerson(tx, second, {
        ...planOf(homes, shares),
        draftId: lead.draftId,
        title: lead.answers.street?.trim() ?? '',
        terms: { lotHomes, ...saleTermsOf(lead.answers) },
        ...{ by: actor, now },
      });
    },
  });
}

interface OwnHomes {
  readonly homes: readonly Draft[];
  readonly sellerId: string;
  readonly actor: Actor;
}

async function loadHomes(
  tx: Reader,
  user: User,
  shares: readonly LotShare[],
): Promise<Result<OwnHomes, LotRefusal | SellingRefusal>> {
  if (shares.length < fewestLotHomes) return refuse({ lot: 'too-few', listingKey: null });
  if (shares.length > mostLotHomes) return refuse({ lot: 'too-many', listingKey: null });
  const found = await tx.getAll(
    drafts,
    shares.map(({ listingKey }) => listingKey),
  );
  const homes = found.flatMap((doc) => (doc ? [doc.data] : []));
  const sellerId = homes[0]?.owner.uid ?? '';
  const organization = await readOrganizationOf(tx, sellerId);
  if (homes.length < shares.length || homes.some(({ owner }) => owner.uid !== sellerId))
    return refuse('not-found');
  for (const draft of homes) {
    const refusal = refuseSelling('manage', user, draft, organization);
    if (refusal) return refuse(refusal);
  }
  return ok({ homes, sellerId, actor: toActor(user) });
}

async function readHomes(tx: Reader, homes: readonly Draft[], now: number): Promise<readonly SoldHome[]> {
  const books = await tx.getAll(
    offerBooks,
    homes.map(({ draftId }) => draftId),
  );
  const published = await Promise.all(homes.map((draft) => readPublished(tx, draft, now)));
  return homes.flatMap((draft, index) => {
    const before = published[index];
    return before ? [{ draft, before, hasOpenOffers: (books[index]?.data.openIds.length ?? 0) > 0 }] : [];
  });
}

const toLotHome = ({ draft: { standing }, before, hasOpenOffers }: SoldHome) => ({
  listing: before.listing,
  standing,
  course: before.course,
  auction: before.auction?.state ?? null,
  hasOpenOffers,
  contractSha256: contractHashOf(before.content),
});

const listingsOf = (sold: readonly SoldHome[]) => sold.map(({ before }) => before.listing);

/** The price of the lead becomes the price of all homes. */
function planOf(homes: readonly Draft[], shares: readonly LotShare[]): Planned {
  const [lead] = homes;
  return {
    command: { type: 'form-lot', shares: [...shares] },
    binding: homes.map(({ version }) => version).join(' '),
    priceCents: lead ? highestChangedPrice(lead.answers, null) : null,
  };
}

async function writeLot(
  tx: Transaction,
  sold: readonly SoldHome[],
  { lot, cancelled }: LotFormation,
  now: number,
): Promise<void> {
  for (const { before } of sold) {
    const { listing, auction } = before;
    const { listingKey, slug } = listing;
    const events = cancelled.find((each) => each.listingKey === listingKey)?.events ?? [];
    if (auction && events.length > 0) await recordAuctionOutcome(tx, auction, events, null);
    tx.set(listings, listingKey, { ...inLot(listing, lot), modifiedAt: now });
    const auctionId = auction?.state.terms.auctionId ?? null;
    notifyFollowers(tx, `${listingKey}:${now}:lot`, { listingKey, slug, auctionId }, newsOf(sold), now);
  }
}

/** In words, because an update is stored as it is sent. */
const newsOf = (sold: readonly SoldHome[]) => ({
  type: 'changed' as const,
  changes: [
    {
      label: copy.soldTogether,
      before: copy.alone,
      after: sold.map(({ before }) => addressLines(before.listing)[0]).join('; '),
    },
  ],
});
