import { SoftCloseTimeline } from '@/components/auctions/practice/soft-close-timeline';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/messages/closings/what-binds';
import { ending as copy } from '@/messages/how-it-works/ending';

export const Ending = () => (
  <>
    <p>{copy.bidReceivedLast}</p>
    <SoftCloseTimeline />
    <p>{copy.everyAcceptedBid}</p>
    <h3>{copy.whoseClockCounts}</h3>
    <p>{copy.oursBidsTime}</p>
    <p>{copy.siteDownMore}</p>
  </>
);

export const Outcomes = () => (
  <>
    <DataTable
      caption={copy.everyAuctionEnds}
      columns={[{ label: copy.outcome }, { label: copy.whatMeans }]}
      rows={[
        [copy.sold, copy.bidReserveMet({ whatBinds })],
        [copy.soldBuyNow, copy.someoneTookBuy({ whatBinds })],
        [copy.reserveNotMet, copy.sellerHoursAccept],
        [copy.acceptedDeclinedLapsed, copy.howHoursEnded],
        [copy.noBids, copy.noOneBid],
        [copy.canceled, copy.onlyListedReason],
      ]}
    />
    <p>{copy.materialFactsSuch}</p>
  </>
);
