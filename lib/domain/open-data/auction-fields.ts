import { buyNowPriceOf } from '@/lib/domain/auctions/terms/buy-now';
import type { PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import {
  auctionStatuses,
  publicOutcomes,
  saleModes,
} from '@/lib/domain/auctions/terms/public-auction-schema';
import { type Field, type FieldType, type FieldValue, toDollars, toWords } from './property-field';

const always = { isRequired: true };

/** RESO has no fields for auctions, so these are our own, in a group that is null without an auction. */
export const auctionFields: readonly Field[] = [
  field('AuctionKey', 'text', 'Names the auction; its ledger is at /api/auctions/{AuctionKey}/ledger.', {
    ...always,
    from: ({ id }) => id,
  }),
  field(
    'AuctionStatus',
    'text',
    'Where the auction stands now. Settling: it is over, its last entry is being made.',
    {
      ...always,
      values: auctionStatuses.map(toWords),
      from: ({ status }) => toWords(status),
    },
  ),
  field(
    'AuctionOutcome',
    'text',
    'How it ended, and whether the sale fell through since or a back-up took it.',
    {
      values: publicOutcomes.map(toWords),
      from: ({ outcome }) => outcome && toWords(outcome),
    },
  ),
  field('SaleMode', 'text', 'Whether there is a reserve, and whether its amount is public.', {
    ...always,
    values: saleModes.map(toWords),
    from: ({ saleMode }) => toWords(saleMode),
  }),
  field('StartTimestamp', 'timestamp', 'When bidding begins.', {
    ...always,
    from: ({ startsAt }) => startsAt,
  }),
  field('EndTimestamp', 'timestamp', 'When it ends as of now: late bids move it.', {
    ...always,
    from: ({ endsAt }) => endsAt,
  }),
  field('ScheduledEndTimestamp', 'timestamp', 'The end as first announced.', {
    ...always,
    from: ({ scheduledEndsAt }) => scheduledEndsAt,
  }),
  field('ExtensionMinutes', 'decimal', 'A bid this close to the end moves the end by as much.', {
    ...always,
    from: ({ extensionWindowMs }) => extensionWindowMs / 60_000,
  }),
  field('StartingBid', 'decimal', 'The least first bid, in dollars.', {
    ...always,
    from: ({ startingBidCents }) => toDollars(startingBidCents),
  }),
  field(
    'BuyNowPrice',
    'decimal',
    'What it costs to buy it at once, in dollars. Null where that is not offered, or not anymore.',
    { from: (auction) => toDollars(takesBids(auction) ? buyNowPriceOf(auction) : null) },
  ),
  field(
    'CurrentPrice',
    'decimal',
    'Where the bids stand, in dollars; the starting bid while there is none. No price of a sale.',
    {
      ...always,
      from: ({ currentPriceCents }) => toDollars(currentPriceCents),
    },
  ),
  field('MinimumNextBid', 'decimal', 'The least bid that is taken now, in dollars.', {
    from: ({ minimumNextBidCents }) => toDollars(minimumNextBidCents),
  }),
  field('BidCount', 'integer', 'Bids so far.', { ...always, from: ({ bidCount }) => bidCount }),
  field('BidderCount', 'integer', 'Bidders so far.', { ...always, from: ({ bidderCount }) => bidderCount }),
  field('ReserveMetYN', 'boolean', 'Whether the reserve is met. Null when there is none.', {
    from: ({ reserveStatus }) => (reserveStatus === 'none' ? null : reserveStatus === 'met'),
  }),
  field(
    'ReservePrice',
    'decimal',
    'The reserve in dollars. Null when there is none and while it is sealed.',
    {
      from: ({ reserveCents }) => toDollars(reserveCents),
    },
  ),
  field('LedgerHeadHash', 'text', 'Hash of the latest entry of the public ledger.', {
    ...always,
    from: ({ ledgerHead }) => ledgerHead,
  }),
];

const takesBids = ({ status }: PublicAuction): boolean =>
  status === 'scheduled' || status === 'open' || status === 'paused';

interface Rest {
  readonly values?: readonly string[];
  readonly isRequired?: boolean;
  readonly from: (auction: PublicAuction) => FieldValue;
}

function field(name: string, type: FieldType, description: string, { from, ...rest }: Rest): Field {
  const read: Field['read'] = ({ auction }) => auction && from(auction);
  return { path: `Auction/${name}`, type, description, ...rest, read };
}
