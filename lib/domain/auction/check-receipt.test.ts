import fc from 'fast-check';
import { expect, it } from 'vitest';
import { aStory, play } from './auction.arbitraries';
import { toBidReceipt } from './bid-receipt';
import { bidReceiptSchema, receiptFault } from './check-receipt';
import type { BidReceipt } from './public-auction';

/** The receipts of all bids that an auction took. */
const receiptsOf = ({ steps }: ReturnType<typeof play>): readonly BidReceipt[] =>
  steps.flatMap(({ before, after }) =>
    after.events.slice(before.events.length).flatMap((event, index) => {
      const entry = after.entries[before.entries.length + index];
      return event.type === 'bid' && entry ? [toBidReceipt(before.state, event, entry)] : [];
    }),
  );

it('every receipt holds against the ledger, also after it was saved and read again', () => {
  let count = 0;
  fc.assert(
    fc.property(aStory, (story) => {
      const played = play(story);
      for (const receipt of receiptsOf(played)) {
        const read = bidReceiptSchema.parse(JSON.parse(JSON.stringify(receipt)));
        expect(receiptFault(played.auction.entries, read)).toBeNull();
        count += 1;
      }
    }),
  );
  expect(count).toBeGreaterThan(100);
});

it('a receipt that was changed anywhere is found', () => {
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
          expect(receiptFault(played.auction.entries, { ...receipt, ...change })).not.toBeNull();
      }
    }),
  );
});

it('without its ledger no receipt holds', () => {
  fc.assert(
    fc.property(aStory, (story) => {
      for (const receipt of receiptsOf(play(story))) expect(receiptFault([], receipt)).not.toBeNull();
    }),
    { numRuns: 20 },
  );
});
