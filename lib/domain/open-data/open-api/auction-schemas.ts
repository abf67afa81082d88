import { z } from 'zod';
import { ledgerEntrySchema } from '@/lib/domain/auctions/state/facts';
import { saleEndReasons } from '@/lib/domain/auctions/terms/post-sale-outcome-schema';
import { auctionStatuses, type PublicAuction } from '@/lib/domain/auctions/terms/public-auction';
import type { Schema } from '@/lib/domain/open-data/open-api';

const cents = (description: string): Schema => ({
  type: 'integer',
  minimum: 0,
  description: `${description} In cents.`,
});
const orNull = (schema: Schema): Schema => ({
  ...schema,
  type: [String(schema.type), 'null'],
  ...(schema.enum && { enum: [...schema.enum, null] }),
});
const instant = (description: string): Schema => ({ type: 'string', format: 'date-time', description });
const text = (description: string): Schema => ({ type: 'string', description });
const count = (description: string): Schema => ({ type: 'integer', minimum: 0, description });
const oneOf = (values: readonly string[], description: string): Schema => ({
  type: 'string',
  enum: values,
  description,
});

const properties: Record<keyof PublicAuction, Schema> = {
  id: text('Names the auction.'),
  listingKey: text('The listing that is sold: its ListingKey.'),
  status: oneOf(auctionStatuses, 'As of serverTime.'),
  outcome: orNull(
    oneOf(
      [
        ...['sold', 'sold-buy-now', 'no-bids', 'reserve-not-met', 'accepted', 'declined', 'lapsed'],
        ...['fell-through', 'sold-to-back-up'],
      ],
      'How it ended, and whether the sale fell through since or a back-up took it.',
    ),
  ),
  cancelReason: orNull(text('Why it was cancelled.')),
  saleMode: oneOf(['absolute', 'published-reserve', 'sealed-reserve'], 'What reserve there is.'),
  startingBidCents: cents('The least first bid.'),
  buyNowCents: orNull(
    cents(
      'The price asked for buying it at once: until a bid meets the reserve, without one until the first bid. Null where none is asked.',
    ),
  ),
  currentPriceCents: cents('Where the bids stand; the starting bid while there is none.'),
  minimumNextBidCents: orNull(cents('The least bid that is taken now. Null when none is.')),
  bidCount: count('Bids so far.'),
  bidderCount: count('Bidders so far.'),
  reserveStatus: oneOf(['none', 'not-met', 'met'], 'Whether the reserve is met.'),
  reserveCents: orNull(cents('The reserve. Null when there is none and while it is sealed.')),
  startsAt: instant('When bidding begins.'),
  endsAt: instant('The end as of now.'),
  scheduledEndsAt: instant('The end as first announced.'),
  extensionWindowMs: count('Milliseconds: a bid this close to the end moves the end by as much.'),
  closing: {
    type: ['object', 'null'],
    description: 'What a winner is bound to. Null in auctions whose first ledger entry does not say it.',
    properties: {
      earnestMoneyBasisPoints: count('Hundredths of a percent of the price.'),
      signWithinHours: count('Hours from the win until both sides must sign the contract.'),
      depositWithinHours: count('Hours from the last signature until the earnest money must be in escrow.'),
      closeWithinDays: count('Days from the last signature until the closing.'),
      cureHours: count('Hours after a missed signature or deposit in which the buyer can still cure it.'),
      closingCureDays: count('Days after a missed closing in which the buyer can still close.'),
      buyerDefault: oneOf(
        ['contract-remedies-and-backup'],
        'What follows when the buyer defaults: it stays on record, the contract decides about the earnest money, and the seller may sell to the next backup buyer or relist.',
      ),
    },
    required: [
      ...['earnestMoneyBasisPoints', 'signWithinHours', 'depositWithinHours', 'closeWithinDays'],
      ...['cureHours', 'closingCureDays', 'buyerDefault'],
    ],
  },
  leaderAlias: orNull(text('Who leads, by the name that the auction gave: “Bidder 3”.')),
  version: count('Rises by one with every entry of the ledger.'),
  ledgerHead: text('Hash of the latest entry of the ledger.'),
  serverTime: instant('As of when this is.'),
  salePriceCents: orNull(cents('What buyer and seller agreed on.')),
  decideBy: orNull(instant('Below the reserve: until when there is an answer to wait for.')),
  counterCents: orNull(cents('Below the reserve: what the seller offered to take.')),
  fellThrough: {
    type: ['object', 'null'],
    description: 'Of a sale that did not close.',
    properties: {
      at: instant('When it ended.'),
      why: oneOf(saleEndReasons, 'A reason of both sides, or the side that did not complete it.'),
    },
    required: ['at', 'why'],
  },
};

const optional = ['buyNowCents', 'closing', 'salePriceCents', 'decideBy', 'counterCents', 'fellThrough'];
/** As plain JSON. */
const entry: Schema = JSON.parse(JSON.stringify(z.toJSONSchema(ledgerEntrySchema, { io: 'input' })));

/** The state of an auction and the entries of its ledger. */
export const auctionSchemas: Readonly<Record<string, Schema>> = {
  AuctionState: {
    type: 'object',
    description: 'All that everybody may know of an auction. Money is in cents.',
    properties,
    required: Object.keys(properties).filter((name) => !optional.includes(name)),
  },
  LedgerEntry: { ...entry, description: 'An entry of a ledger, chained to the one before it by its hash.' },
};
