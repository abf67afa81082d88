import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDeep } from '@/lib/depth.fixture';
import { auctionStateSchema } from '@/lib/domain/auctions/state/state';
import { listsFitByDocs } from '@/lib/domain/auctions/verify/second-verifier/lists.fixture';
import { verify } from '@/lib/domain/auctions/verify/verify';
import { bidListFault } from '@/lib/domain/auctions/verify/verify-bid-lists';
import {
  type BidList,
  bidListSchema,
  exposureOf,
  listCommitmentOf,
  openingOf,
  passReasons,
} from './bid-list';
import { aSaleDay, hasChance, type Moment, playSaleDay, runLists } from './bid-list.arbitraries';

/** A day has about 70 moments: over 100,000 in `npm run test:deep`, some thousand otherwise. */
const numRuns = isDeep ? 1_600 : 120;
const seed = fc.sample(fc.nat(), 1)[0] ?? 0;
const samples = fc.sample(aSaleDay, { seed, numRuns });
const days = samples.map(playSaleDay);

/** Every rule reads the same days. A failure is generated again from the seed, so that it can shrink. */
function always(rule: (moments: readonly Moment[]) => void): void {
  try {
    days.forEach(rule);
  } catch (error) {
    fc.assert(
      fc.property(aSaleDay, (day) => rule(playSaleDay(day))),
      { seed, numRuns },
    );
    throw error;
  }
}

const lastOf = (moments: readonly Moment[]): Moment => {
  const last = moments.at(-1);
  if (!last) throw new Error('Nothing happened');
  return last;
};
const listed = ({ lots }: BidList, { auctions }: Moment) =>
  lots.flatMap(({ auctionId }) => auctions.filter(({ state }) => state.terms.auctionId === auctionId));

describe('on every generated sale day', { timeout: 240_000 }, () => {
  it('a list leads or has won one auction at most, and while it stands its bidder has no other lead there', () => {
    always((moments) => {
      for (const moment of moments)
        for (const list of moment.lists) {
          const chances = listed(list, moment).filter((auction) => hasChance(auction, list.uid));
          const ofList = chances.filter(({ state }) => state.secret.leader?.listId === list.listId);
          expect(ofList.length).toBeLessThanOrEqual(1);
          if (list.status === 'standing') expect(chances).toEqual(ofList);
        }
    });
  });

  it('every bid of a list is its maximum for that auction, in order, and no bid or price is above what its bidder typed', () => {
    always((moments) => {
      const last = lastOf(moments);
      for (const list of last.lists) {
        const bids = last.auctions.flatMap(({ events }) =>
          events.flatMap((event) =>
            event.type === 'bid' && event.data.list?.listId === list.listId ? [event.data] : [],
          ),
        );
        expect(bids.length).toBeLessThanOrEqual(list.passed.length + 1);
        const typedCents = last.typedCents[list.listId] ?? 0;
        for (const bid of bids) {
          expect(list.lots.map((lot) => lot.maximumCents)).toContain(bid.maximumCents);
          expect(bid.maximumCents).toBeLessThanOrEqual(typedCents);
        }
        expect(exposureOf(list)).toBeLessThanOrEqual(typedCents);
        for (const { state } of listed(list, last)) {
          const lot = list.lots.find(({ auctionId }) => auctionId === state.terms.auctionId);
          const isOwn = state.secret.leader?.listId === list.listId;
          if (isOwn) expect(state.priceCents).toBeLessThanOrEqual(lot?.maximumCents ?? 0);
        }
      }
    });
  });

  it('both verifiers accept every ledger and the lists over all of them', () => {
    always((moments) => {
      const { auctions, lists } = lastOf(moments);
      const ledgers = auctions.map(({ entries }) => entries);
      for (const { entries, head } of auctions) expect(verify(entries, head).fault).toBeNull();
      expect(bidListFault(ledgers)).toBeNull();
      expect(listsFitByDocs(ledgers)).toBe(true);
      for (const list of lists) {
        if (!ledgers.flat().some(({ data }) => 'listCommitment' in data && isOf(list, data))) continue;
        expect(bidListFault(ledgers, openingOf(list))).toBeNull();
        expect(listsFitByDocs(ledgers, openingOf(list))).toBe(true);
      }
    });
  });

  it('a run repeated at once changes nothing, and a restart between two steps makes no difference', () => {
    always((moments) => {
      // Copies of the whole site are slow, so not at every moment.
      for (const moment of moments.filter((_, at) => at % 4 === 0)) {
        const done = runLists(moment, 100, 9_999);
        expect(runLists(done, 100, 8_888)).toBe(done);
        const restarted = {
          ...moment,
          lists: moment.lists.map((list) => bidListSchema.parse(JSON.parse(JSON.stringify(list)))),
          auctions: moment.auctions.map((auction) => ({
            ...auction,
            state: auctionStateSchema.parse(JSON.parse(JSON.stringify(auction.state))),
          })),
        };
        const afterAll = runLists(runLists(restarted, 1, 9_999), 100, 9_999);
        expect(afterAll.lists.map(withoutTimes)).toEqual(done.lists.map(withoutTimes));
      }
    });
  });

  it('the same day gives the same ledgers and lists', () => {
    samples.slice(0, numRuns / 10).forEach((day, index) => {
      expect(JSON.stringify(lastOf(playSaleDay(day)))).toBe(JSON.stringify(lastOf(days[index] ?? [])));
    });
  });

  it('the days are long enough, and in a deep run they end in every way', () => {
    const ends = days.flatMap((moments) => lastOf(moments).lists);
    const reasons = new Set(ends.flatMap(({ passed }) => passed.map(({ why }) => why)));
    expect(days.flat().length).toBeGreaterThan(isDeep ? 100_000 : 3_000);
    expect(reasons).toContain('outbid');
    if (!isDeep) return;
    for (const why of passReasons) if (why !== 'not-allowed') expect(reasons).toContain(why);
    expect(new Set(ends.map(({ status }) => status)).size).toBe(4);
    expect(ends.some(({ status, passed }) => status === 'won' && passed.length > 0)).toBe(true);
  });
});

const isOf = (list: BidList, { listCommitment }: { readonly listCommitment?: string | undefined }): boolean =>
  listCommitment === listCommitmentOf(list);
const withoutTimes = ({ dueAt: _, ...list }: BidList) => list;
