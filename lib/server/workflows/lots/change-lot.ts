import 'server-only';
import type { AuctionEvent } from '@/lib/domain/auctions/state/events';
import type { Draft } from '@/lib/domain/drafts/draft';
import { highestChangedPrice } from '@/lib/domain/drafts/fields/asked-prices';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Lot } from '@/lib/domain/listings/lot';
import type { ApprovalRefusal, Planned } from '@/lib/domain/organizations/approvals';
import {
  changeShares,
  dissolveLot as decideEnd,
  type LotRefusal,
} from '@/lib/domain/reviews/lots/decide-lot';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import type { Reader } from '@/lib/server/platform/store/store';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import type { StoredAuction } from '@/lib/server/records/auctions/auction-record';
import { listings } from '@/lib/server/records/listings/listing-collections';
import { readIncluded } from '@/lib/server/records/listings/lots';
import { notifyFollowers } from '@/lib/server/records/notifications/notify-followers';
import { recordAuctionOutcome } from '@/lib/server/workflows/bids/record-auction-outcome';
import { type ListingContext, onListing } from '@/lib/server/workflows/listings/manage-listing';
import { type LotAnswer, lotLimit } from './form-lot';
import { notifyMembers, notifyOfLot, splitOfPrice } from './notify-of-lot';
import { recordLot, sharesInWords } from './record-lot';

/** The first steps of a command about a lot, by its lead. */
const onLot = (by: SignedIn, leadKey: string, now: number) => ({
  ...onListing(by, leadKey, now),
  limit: { rate: lotLimit, now },
  facts: async (tx: Reader, { before }: ListingContext) => ({
    homes: [before.listing, ...(await readIncluded(tx, before.listing))],
    formed: {
      lot: before.course.lot === 'lead' ? before.listing.lot : undefined,
      course: before.course,
      auction: before.auction?.state ?? null,
    },
  }),
});

interface Ending {
  readonly events: readonly AuctionEvent[];
  readonly auction: StoredAuction;
  readonly lot: Lot;
}

/** Ends a lot before its auction starts: the auction is canceled, and each home can be sold alone. */
export function dissolveLot(by: SignedIn, leadKey: string, now: number): LotAnswer {
  const number = randomKey(12);
  return runCommand({
    ...onLot(by, leadKey, now),
    decide({ formed, before: { auction } }): Result<Ending, LotRefusal | 'wrong-status'> {
      const ended = decideEnd(formed, now);
      if (!ended.ok) return ended;
      return auction && formed.lot
        ? ok({ events: ended.value, auction, lot: formed.lot })
        : refuse('wrong-status');
    },
    async write(tx, { events, auction, lot }, { homes, acted, before }) {
      await recordAuctionOutcome(tx, auction, events, null);
      const { listingKey, slug, auctionId } = before.listing;
      const update = { type: 'auction-cancelled', reason: 'material-correction' } as const;
      notifyFollowers(
        tx,
        `${listingKey}:${now}:lot-ended`,
        { listingKey, slug, auctionId, lot },
        update,
        now,
      );
      recordLot(tx, { action: 'lot-dissolved', lot, homes, by: acted.by, now, number });
      return lot;
    },
  });
}

/**
 * Splits the price otherwise. `basisPoints` in the order of the lot. `grant`: the request of another member that
 * the person approves with it.
 */
export function setShares(
  by: SignedIn,
  leadKey: string,
  basisPoints: readonly number[],
  now: number,
  grant: string | null = null,
): LotAnswer {
  const number = randomKey(12);
  const steps = onLot(by, leadKey, now);
  return runCommand({
    ...steps,
    facts: async (tx: Reader, subject: ListingContext) => ({
      ...(await steps.facts(tx, subject)),
      second: await readSecondPerson(tx, by, subject.draft.owner.uid, grant),
    }),
    decide({ formed, draft, second, acted }): Result<Lot, LotRefusal | ApprovalRefusal> {
      const plan = planOf(draft, formed.lot, basisPoints);
      const alone = refuseWithoutSecond(second, plan, { uid: acted.by.uid, now });
      if (alone && second.request) return refuse(alone);
      const changed = changeShares(formed, basisPoints);
      // Before a second person is asked for what cannot run.
      return changed.ok && alone ? refuse(alone) : changed;
    },
    write(tx, lot: Lot, { homes, acted, second }) {
      markApproved(tx, second, acted.by, now);
      const split = splitOfPrice(sharesInWords(lot, homes), homes);
      for (const home of homes) {
        tx.set(listings, home.listingKey, { ...home, lot, modifiedAt: now } satisfies Listing);
        notifyOfLot(tx, home, split, now);
      }
      notifyMembers(tx, homes[0], split, second, { by: acted.by, now });
      recordLot(tx, { action: 'lot-shares-set', lot, homes, by: acted.by, now, number });
      return lot;
    },
    async writeRefusal(tx, refusal, { formed, draft, homes, acted, second }) {
      if (refusal !== 'approval-requested' || !formed.lot) return;
      const changed = changeShares(formed, basisPoints);
      if (!changed.ok) return;
      await askSecondPerson(tx, second, {
        ...planOf(draft, formed.lot, basisPoints),
        draftId: draft.draftId,
        title: draft.answers.street?.trim() ?? '',
        terms: { lotHomes: sharesInWords(changed.value, homes) },
        ...{ by: acted.by, now },
      });
    },
  });
}

/** A request is outdated once the split is another one. */
const planOf = (draft: Draft, lot: Lot | undefined, basisPoints: readonly number[]): Planned => ({
  command: { type: 'set-shares', basisPoints: [...basisPoints] },
  binding: [draft.version, lot?.formedAt, ...(lot?.homes ?? []).map((home) => home.basisPoints)].join(' '),
  priceCents: highestChangedPrice(draft.answers, null),
});
