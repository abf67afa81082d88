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
  field('AuctionKey', 'text', {
    ...always,
    from: ({ id }) => id,
  }),
  field('AuctionStatus', 'text', {
    ...always,
    values: auctionStatuses.map(toWords),
    from: ({ status }) => toWords(status),
  }),
  field('AuctionOutcome', 'text', {
    values: publicOutcomes.map(toWords),
    from: ({ outcome }) => outcome && toWords(outcome),
  }),
  field('SaleMode', 'text', {
    ...always,
    values: saleModes.map(toWords),
    from: ({ saleMode }) => toWords(saleMode),
  }),
  field('StartTimestamp', 'timestamp', {
    ...always,
    from: ({ startsAt }) => startsAt,
  }),
  field('EndTimestamp', 'timestamp', {
    ...always,
    from: ({ endsAt }) => endsAt,
  }),
  field('ScheduledEndTimestamp', 'timestamp', {
    ...always,
    from: ({ scheduledEndsAt }) => scheduledEndsAt,
  }),
  field('ExtensionMinutes', 'decimal', {
    ...always,
    from: ({ extensionWindowMs }) => extensionWindowMs / 60_000,
  }),
  field('StartingBid', 'decimal', {
    ...always,
    from: ({ startingBidCents }) => toDollars(startingBidCents),
  }),
  field('BuyNowPrice', 'decimal', {
    from: (auction) => toDollars(takesBids(auction) ? buyNowPriceOf(auction) : null),
  }),
  field('CurrentPrice', 'decimal', {
    ...always,
    from: ({ currentPriceCents }) => toDollars(currentPriceCents),
  }),
  field('MinimumNextBid', 'decimal', {
    from: ({ minimumNextBidCents }) => toDollars(minimumNextBidCents),
  }),
  field('BidCount', 'integer', { ...always, from: ({ bidCount }) => bidCount }),
  field('BidderCount', 'integer', {
    ...always,
    from: ({ bidderCount }) => bidderCount,
  }),
  field('ReserveMetYN', 'boolean', {
    from: ({ reserveStatus }) => (reserveStatus === 'none' ? null : reserveStatus === 'met'),
  }),
  field('ReservePrice', 'decimal', {
    from: ({ reserveCents }) => toDollars(reserveCents),
  }),
  field('LedgerHeadHash', 'text', {
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

function field(name: string, type: FieldType, { from, ...rest }: Rest): Field {
  const read: Field['read'] = ({ auction }) => auction && from(auction);
  return { path: `Auction/${name}`, type, ...rest, read };
}
