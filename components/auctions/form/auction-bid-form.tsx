import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import type { Cents } from '@/lib/domain/shared/money';
import { auctionBidForm as copy } from '@/messages/auctions/auction-bid-form';
import { AuctionAmount } from './amount-form';
import { amountLabel, BidForm } from './bid-form';
import { NextBid } from './next-bid';

/** Field id for each form on the page. */
export const fieldIds = { panel: 'bid-max', sheet: 'sheet-max' } as const;

interface AuctionBidFormProps {
  /** Id of the field. */
  readonly id: string;
  readonly minimum: Cents;
}

/** Bid form of an auction. Submitting leads to the confirm step. */
export const AuctionBidForm = ({ id, minimum }: AuctionBidFormProps) => (
  <LivePart name="form">
    <AuctionAmount id={id}>
      <BidForm
        id={id}
        nextBid={
          <LivePart name="nextBid">
            <NextBid minimum={minimum} />
          </LivePart>
        }
        label={<LivePart name="amountLabel">{amountLabel(false)}</LivePart>}
        fault={<LivePart name="fault" />}
        button={
          <AuctionButton name="review" type="submit" variant="primary" size="large" className="mt-4 w-full">
            {copy.reviewBid}
          </AuctionButton>
        }
      />
    </AuctionAmount>
    <LivePart name="limit" />
  </LivePart>
);
