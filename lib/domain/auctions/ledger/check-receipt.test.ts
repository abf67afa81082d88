import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aStory, play } from '@/lib/domain/auctions/commands/auction.arbitraries';
import { aBid, anAuction, builtStartsAt } from '@/lib/domain/auctions/commands/auction.builders';
import type { BidReceipt, PurchaseReceipt } from '@/lib/domain/auctions/terms/public-auction';
import { cents } from '@/lib/domain/shared/money';
import { toBidReceipt } from './bid-receipt';
import { findReceiptMismatch, savedReceiptsSchema } from './check-receipt';

/** The receipts of all accepted bids. */
const receiptsOf = ({ steps }: ReturnType<typeof play>): readonly BidReceipt[] =>
  steps.flatMap(({ before, after }) =>
    after.events.slice(before.events.length).flatMap((event, index) => {
      const entry = after.entries[before.entries.length + index];
      return event.type === 'bid' && entry ? [toBidReceipt(before.state, event, entry)] : [];
    }),
  );

it('every receipt matches the ledger after it is saved and read again', () => {
  let count = 0;
  fc.assert(
    fc.property(aStory, (story) => {
      const played = play(story);
      for (const receipt of receiptsOf(played)) {
        const [read] = savedReceiptsSchema.parse(JSON.parse(JSON.stringify(receipt)));
        expect(read && findReceiptMismatch(played.auction.entries, read)).toBeNull();
        count += 1;
      }
    }),
  );
  expect(count).toBeGreaterThan(100);
});

it('a change to any field of a receipt is detected', () => {
  const other = 'f'.repeat(64);
  const changes: Partial<BidReceipt>[] = [
    { auctionId: 'another' },
    { seq: 1 },
    { seq: 999 },
    { hash: other },
    { alias: 'Bidder 99' },
    { salt: other },
    { commitment: other },
    { endsAtBefore: '2001-01-01T00:00:00.000Z' },
    { endsAtAfter: '2001-01-01T00:00:00.000Z' },
    { receivedAt: '2001-01-01T00:00:00.000Z' },
  ];
  const withMore = ({
    maximumCents,
    priceBeforeCents,
    priceAfterCents,
    standing,
  }: BidReceipt): Partial<BidReceipt>[] => [
    { priceBeforeCents: (priceBeforeCents + 100) as BidReceipt['priceBeforeCents'] },
    { priceBeforeCents: (priceBeforeCents - 100) as BidReceipt['priceBeforeCents'] },
    { maximumCents: (maximumCents + 100) as BidReceipt['maximumCents'] },
    { priceAfterCents: (priceAfterCents + 100) as BidReceipt['priceAfterCents'] },
    { standing: standing === 'leading' ? 'outbid' : 'leading' },
  ];
  fc.assert(
    fc.property(aStory, (story) => {
      const played = play(story);
      for (const receipt of receiptsOf(played)) {
        for (const change of [...changes, ...withMore(receipt)])
          expect(findReceiptMismatch(played.auction.entries, { ...receipt, ...change })).not.toBeNull();
      }
    }),
  );
});

it('a receipt does not match an empty ledger', () => {
  fc.assert(
    fc.property(aStory, (story) => {
      for (const receipt of receiptsOf(play(story))) expect(findReceiptMismatch([], receipt)).not.toBeNull();
    }),
    { numRuns: 20 },
  );
});

it('a purchase receipt from a saved file matches the ledger, and any change to it is detected', () => {
  const at = builtStartsAt + 7_200_000;
  const { entries, state } = anAuction({ buyNowCents: 30_000_000 }, [
    aBid('a', 250_000),
    { type: 'buy-now', bidderId: 'b', priceCents: 30_000_000, receivedAt: at, now: at },
  ]);
  const [seq = 0] = entries.flatMap(({ type, seq }) => (type === 'bought' ? [seq] : []));
  const purchase: PurchaseReceipt = {
    auctionId: state.terms.auctionId,
    seq,
    hash: entries[seq - 1]?.hash ?? '',
    alias: 'Bidder 2',
    priceCents: cents(30_000_000),
    receivedAt: new Date(at).toISOString(),
    saleId: `a-${state.terms.auctionId}`,
  };
  const file = JSON.stringify({ auctionId: purchase.auctionId, receipts: [], purchase });
  expect(savedReceiptsSchema.parse(JSON.parse(file))).toEqual([purchase]);
  expect(findReceiptMismatch(entries, purchase)).toBeNull();
  const changes: Partial<PurchaseReceipt>[] = [
    ...[{ auctionId: 'another' }, { seq: 1 }, { seq: 999 }, { hash: 'f'.repeat(64) }, { alias: 'Bidder 1' }],
    ...[{ priceCents: cents(30_000_100) }, { saleId: 'a-other' }, { receivedAt: '2001-01-01T00:00:00.000Z' }],
  ];
  for (const change of changes)
    expect(findReceiptMismatch(entries, { ...purchase, ...change })).not.toBeNull();
  const bid = entries.find(({ type }) => type === 'bid');
  expect(
    findReceiptMismatch(entries, { ...purchase, seq: bid?.seq ?? 0, hash: bid?.hash ?? '' }),
  ).toMatchObject({
    code: 'not-a-purchase',
  });
});
