import { z } from 'zod';
import { cents } from '@/lib/domain/shared/money';
import { cancelers } from './cancelers';
import { closingTermsSchema } from './closing-terms';
import { saleEndReasons } from './post-sale-outcome-schema';

const count = z.int().min(0);
const amount = z.int().min(0).transform(cents);
/** ISO 8601 in UTC with milliseconds. */
const instant = z.string().meta({ format: 'date-time' });

/**
 * The public data of an auction, as used by the HTML, the API and the live stream. The types and the OpenAPI
 * document are derived from it.
 */
export const publicAuctionSchema = z.object({
  id: z.string().describe('Auction ID.'),
  listingKey: z.string().describe('ListingKey of the listing being sold.'),
  status: z
    .enum(['scheduled', 'open', 'paused', 'settling', 'ended', 'cancelled'])
    .describe('Status as of serverTime.'),
  outcome: z
    .enum([
      'sold',
      'sold-buy-now',
      'no-bids',
      'reserve-not-met',
      'accepted',
      'declined',
      'lapsed',
      'fell-through',
      'sold-to-back-up',
    ])
    .nullable()
    .describe(
      'How the auction ended, and whether the sale has since fallen through or gone to a backup buyer.',
    ),
  cancelReason: z.string().nullable().describe('Why the auction was canceled.'),
  cancellation: z
    .object({
      by: z.enum(cancelers).describe('Who canceled.'),
      documentHash: z
        .string()
        .nullable()
        .describe('SHA-256 of the document that shows the reason. Null without one.'),
    })
    .exactOptional()
    .describe(
      'Who canceled the auction. Missing before that, and in auctions scheduled under earlier rules.',
    ),
  pauseReason: z
    .string()
    .exactOptional()
    .describe('Why bidding is paused, if our staff paused it. Missing otherwise.'),
  saleMode: z.enum(['absolute', 'published-reserve', 'sealed-reserve']).describe('Reserve type.'),
  startingBidCents: amount.describe('Minimum first bid, in cents.'),
  buyNowCents: amount
    .nullable()
    .exactOptional()
    .describe(
      'Buy-now price, in cents. Available until a bid meets the reserve or, without a reserve, until the first bid. Null if there is none.',
    ),
  currentPriceCents: amount.describe('Current price, in cents. The starting bid if there are no bids.'),
  minimumNextBidCents: amount
    .nullable()
    .describe('Lowest bid accepted now, in cents. Null if no bids are accepted.'),
  bidCount: count.describe('Number of bids so far.'),
  bidderCount: count.describe('Number of bidders so far.'),
  reserveStatus: z.enum(['none', 'not-met', 'met']).describe('Whether the reserve is met.'),
  reserveCents: amount.nullable().describe('Reserve, in cents. Null if there is none or while it is sealed.'),
  opensReserve: z
    .boolean()
    .exactOptional()
    .describe('Whether a sealed reserve becomes public when the auction is over. Missing without one.'),
  startsAt: instant.describe('When bidding opens.'),
  endsAt: instant.describe('Current end time.'),
  scheduledEndsAt: instant.describe('End time as first announced.'),
  extensionWindowMs: count.describe(
    'Milliseconds. A bid this close to the end moves the end to this long after the bid.',
  ),
  closing: z
    .object({
      earnestMoneyBasisPoints: count.describe('Earnest money, in hundredths of a percent of the price.'),
      ...closingTermsSchema.shape,
    })
    .nullable()
    .exactOptional()
    .describe('Terms that bind the winner. Null if the first ledger entry does not state them.'),
  leaderAlias: z.string().nullable().describe('Alias of the leading bidder, such as “Bidder 3”.'),
  version: count.describe('Increases by one with every ledger entry.'),
  ledgerHead: z.string().describe('Hash of the latest ledger entry.'),
  serverTime: instant.describe('Server time of this data.'),
  salePriceCents: amount
    .nullable()
    .exactOptional()
    .describe('Price that the buyer and seller agreed on, in cents.'),
  decideBy: instant
    .nullable()
    .exactOptional()
    .describe('Below the reserve: deadline for the pending answer.'),
  counterCents: amount
    .nullable()
    .exactOptional()
    .describe('Below the reserve: the seller’s counteroffer, in cents.'),
  fellThrough: z
    .object({
      at: instant.describe('When the sale ended.'),
      why: z.enum(saleEndReasons).describe('The reason both sides gave, or the side that defaulted.'),
    })
    .nullable()
    .exactOptional()
    .describe('Details of a sale that did not close.'),
});

const { shape } = publicAuctionSchema;
export const auctionStatuses = shape.status.options;
export const saleModes = shape.saleMode.options;
export const publicOutcomes = shape.outcome.unwrap().options;
