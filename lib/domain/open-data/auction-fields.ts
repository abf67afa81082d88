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
  field('AuctionKey', 'text', 'ID of the auction. Its ledger is at /api/auctions/{AuctionKey}/ledger.', {
    ...always,
    from: ({ id }) => id,
  }),
  field(
    'AuctionStatus',
    'text',
    'Current status of the auction. Settling: the auction is over and its last ledger entry is being written.',
    {
      ...always,
      values: auctionStatuses.map(toWords),
      from: ({ status }) => toWords(status),
    },
  ),
  field(
    'AuctionOutcome',
    'text',
    'How the auction ended, and whether the sale later fell through or a backup buyer took it.',
    {
      values: publicOutcomes.map(toWords),
      from: ({ outcome }) => outcome && toWords(outcome),
    },
  ),
  field('SaleMode', 'text', 'Whether the auction has a reserve, and whether its amount is public.', {
    ...always,
    values: saleModes.map(toWords),
    from: ({ saleMode }) => toWords(saleMode),
  }),
  field('StartTimestamp', 'timestamp', 'When bidding opens.', {
    ...always,
    from: ({ startsAt }) => startsAt,
  }),
  field('EndTimestamp', 'timestamp', 'Current end of the auction. Late bids extend it.', {
    ...always,
    from: ({ endsAt }) => endsAt,
  }),
  field('ScheduledEndTimestamp', 'timestamp', 'End of the auction as first announced.', {
    ...always,
    from: ({ scheduledEndsAt }) => scheduledEndsAt,
  }),
  field(
    'ExtensionMinutes',
    'decimal',
    'A bid within this many minutes of the end moves the end to this many minutes after the bid.',
    {
      ...always,
      from: ({ extensionWindowMs }) => extensionWindowMs / 60_000,
    },
  ),
  field('StartingBid', 'decimal', 'Minimum first bid, in dollars.', {
    ...always,
    from: ({ startingBidCents }) => toDollars(startingBidCents),
  }),
  field('BuyNowPrice', 'decimal', 'Buy-now price, in dollars. Null if not offered or no longer available.', {
    from: (auction) => toDollars(takesBids(auction) ? buyNowPriceOf(auction) : null),
  }),
  field(
    'CurrentPrice',
    'decimal',
    'Current bid, in dollars, or the starting bid if there are no bids. This is not a sale price.',
    {
      ...always,
      from: ({ currentPriceCents }) => toDollars(currentPriceCents),
    },
  ),
  field('MinimumNextBid', 'decimal', 'Minimum next bid, in dollars.', {
    from: ({ minimumNextBidCents }) => toDollars(minimumNextBidCents),
  }),
  field('BidCount', 'integer', 'Number of bids so far.', { ...always, from: ({ bidCount }) => bidCount }),
  field('BidderCount', 'integer', 'Number of bidders so far.', {
    ...always,
    from: ({ bidderCount }) => bidderCount,
  }),
  field('ReserveMetYN', 'boolean', 'Whether the reserve is met. Null if there is no reserve.', {
    from: ({ reserveStatus }) => (reserveStatus === 'none' ? null : reserveStatus === 'met'),
  }),
  field(
    'ReservePrice',
    'decimal',
    'Reserve, in dollars. Null if there is no reserve or while it is sealed.',
    {
      from: ({ reserveCents }) => toDollars(reserveCents),
    },
  ),
  field('LedgerHeadHash', 'text', 'Hash of the latest entry in the public ledger.', {
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
