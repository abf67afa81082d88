import { expect, it } from 'vitest';
import {
  aBid,
  anAuction,
  aSalt,
  builtEndsAt,
  builtStartsAt,
} from '@/lib/domain/auctions/commands/auction.builders';
import { type Candidate, startBidList } from './start-bid-list';

const now = builtStartsAt + 3_600_000;
const hour = 3_600_000;
const candidate = (
  auctionId: string,
  more: Partial<Candidate> = {},
  parts: Parameters<typeof anAuction>[0] = {},
): Candidate => ({
  lot: { auctionId, maximumCents: 25_000_000 },
  auction: anAuction({ auctionId, ...parts }, [aBid('x', 210_000)]).state,
  sellerId: 'seller',
  canWin: false,
  ineligibility: null,
  ...more,
});
const reasonOf = (...candidates: readonly Candidate[]) => {
  const started = startBidList(candidates, { listId: 'list', uid: 'ann', salt: aSalt(5), now });
  return started.ok ? 'started' : started.reason.reason;
};
const [a, b] = [candidate('a'), candidate('b')];

it('a list has two to ten different auctions of one seller that end on one New York day', () => {
  expect(reasonOf(a, b)).toBe('started');
  expect(reasonOf(a)).toBe('too-few');
  expect(reasonOf(...Array.from({ length: 11 }, (_, n) => candidate(`x${n}`)))).toBe('too-many-homes');
  expect(reasonOf(a, a)).toBe('twice');
  expect(reasonOf(a, candidate('b', { sellerId: 'other' }))).toBe('not-one-sale');
  expect(reasonOf(a, candidate('b', {}, { endsAt: builtEndsAt + 8 * hour }))).toBe('started');
  expect(reasonOf(a, candidate('b', {}, { endsAt: builtEndsAt + 9 * hour }))).toBe('not-one-sale');
});

it('refuses an auction under older rules, one that is over, and one that its bidder leads or may not bid in', () => {
  expect(reasonOf(a, candidate('b', {}, { rules: 2 }))).toBe('no-lists');
  const over = anAuction({ auctionId: 'b' }, [{ type: 'cancel', by: 'staff', reason: 'fraud', now }]).state;
  expect(reasonOf(a, candidate('b', { auction: over }))).toBe('ended');
  expect(reasonOf(a, candidate('b', { canWin: true }))).toBe('leading');
  expect(reasonOf(a, candidate('b', { ineligibility: { reason: 'own-listing' } }))).toBe('own-listing');
});

it('refuses a maximum below the minimum next bid or not in whole dollars', () => {
  const lot = (maximumCents: number) => ({ lot: { auctionId: 'b', maximumCents } });
  expect(reasonOf(a, candidate('b', lot(20_100_000)))).toBe('started');
  expect(reasonOf(a, candidate('b', lot(20_099_900)))).toBe('too-low');
  expect(reasonOf(a, candidate('b', lot(20_100_050)))).toBe('invalid-amount');
});
