import { z } from 'zod';
import { cents } from '@/lib/domain/shared/money';
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
  id: z.string().describe('Names the auction.'),
  listingKey: z.string().describe('The listing that is sold: its ListingKey.'),
  status: z
    .enum(['scheduled', 'open', 'paused', 'settling', 'ended', 'cancelled'])
    .describe('As of serverTime.'),
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
    .describe('How it ended, and whether the sale fell through since or a back-up took it.'),
  cancelReason: z.string().nullable().describe('Why it was canceled.'),
  saleMode: z.enum(['absolute', 'published-reserve', 'sealed-reserve']).describe('What reserve there is.'),
  startingBidCents: amount.describe('The least first bid. In cents.'),
  buyNowCents: amount
    .nullable()
    .exactOptional()
    .describe(
      'The price asked for buying it at once: until a bid meets the reserve, without one until the first bid. Null where none is asked. In cents.',
    ),
  currentPriceCents: amount.describe('Where the bids stand; the starting bid while there is none. In cents.'),
  minimumNextBidCents: amount
    .nullable()
    .describe('The least bid that is taken now. Null when none is. In cents.'),
  bidCount: count.describe('Bids so far.'),
  bidderCount: count.describe('Bidders so far.'),
  reserveStatus: z.enum(['none', 'not-met', 'met']).describe('Whether the reserve is met.'),
  reserveCents: amount
    .nullable()
    .describe('The reserve. Null when there is none and while it is sealed. In cents.'),
  startsAt: instant.describe('When bidding begins.'),
  endsAt: instant.describe('The end as of now.'),
  scheduledEndsAt: instant.describe('The end as first announced.'),
  extensionWindowMs: count.describe('Milliseconds: a bid this close to the end moves the end by as much.'),
  closing: z
    .object({
      earnestMoneyBasisPoints: count.describe('Hundredths of a percent of the price.'),
      ...closingTermsSchema.shape,
    })
    .nullable()
    .exactOptional()
    .describe('What a winner is bound to. Null in auctions whose first ledger entry does not say it.'),
  leaderAlias: z.string().nullable().describe('Who leads, by the name that the auction gave: “Bidder 3”.'),
  version: count.describe('Rises by one with every entry of the ledger.'),
  ledgerHead: z.string().describe('Hash of the latest entry of the ledger.'),
  serverTime: instant.describe('As of when this is.'),
  salePriceCents: amount.nullable().exactOptional().describe('What buyer and seller agreed on. In cents.'),
  decideBy: instant
    .nullable()
    .exactOptional()
    .describe('Below the reserve: until when there is an answer to wait for.'),
  counterCents: amount
    .nullable()
    .exactOptional()
    .describe('Below the reserve: what the seller offered to take. In cents.'),
  fellThrough: z
    .object({
      at: instant.describe('When it ended.'),
      why: z.enum(saleEndReasons).describe('A reason of both sides, or the side that did not complete it.'),
    })
    .nullable()
    .exactOptional()
    .describe('Of a sale that did not close.'),
});

const { shape } = publicAuctionSchema;
export const auctionStatuses = shape.status.options;
export const saleModes = shape.saleMode.options;
export const publicOutcomes = shape.outcome.unwrap().options;
