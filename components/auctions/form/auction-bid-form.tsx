import { AuctionButton } from '@/components/auctions/live/auction-button';
import { LivePart } from '@/components/auctions/live/auction-context';
import type { Cents } from '@/lib/domain/shared/money';
import { auctionBidForm as copy } from '@/messages/auctions/auction-bid-form';
import { AuctionAmount } from './amount-form';
import { AmountLabel, BidForm } from './bid-form';
import { SuggestedAmounts } from './suggested-amounts';

/** Field id for each form on the page. The link that skips to bidding leads to the panel's. */
export const fieldIds = { panel: 'bid-max', drawer: 'drawer-max' } as const;

interface AuctionBidFormProps {
  /** Id of the field. */
  readonly id: string;
  readonly minimum: Cents;
}

/** Bid form of an auction. Submitting leads to the review. */
export const AuctionBidForm = ({ id, minimum }: AuctionBidFormProps) => (
  <LivePart name="form">
    <AuctionAmount id={id}>
      <BidForm
        id={id}
        label={
          <LivePart name="amountLabel">
            <AmountLabel minimum={minimum} />
          </LivePart>
        }
        suggestions={
          <LivePart name="suggestions">
            <SuggestedAmounts minimum={minimum} />
          </LivePart>
        }
        fault={<LivePart name="fault" />}
        button={
          // Wide enough for the leader's label too, so that the button stays in its place.
          <AuctionButton
            name="review"
            type="submit"
            variant="primary"
            className="min-w-[8.5rem] shrink-0 px-4"
          >
            {copy.reviewBid}
          </AuctionButton>
        }
      />
    </AuctionAmount>
    <LivePart name="limit" />
  </LivePart>
);
