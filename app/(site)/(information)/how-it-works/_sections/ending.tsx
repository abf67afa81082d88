import { SoftCloseTimeline } from '@/components/auctions/practice/soft-close-timeline';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';
import * as copy from '@/messages/how-it-works';

export const Ending = () => (
  <>
    <p>{copy.ending.bidReceivedLast}</p>
    <SoftCloseTimeline />
    <p>{copy.ending.everyAcceptedBid}</p>
    <h3>{copy.ending.whoseClockCounts}</h3>
    <p>{copy.ending.oursBidsTime}</p>
    <p>{copy.ending.siteDownMore}</p>
  </>
);

export const Outcomes = () => (
  <>
    <DataTable
      caption={copy.ending.everyAuctionEnds}
      columns={[{ label: copy.ending.outcome }, { label: copy.ending.whatMeans }]}
      rows={[
        [copy.ending.sold, copy.ending.bidReserveMet({ whatBinds })],
        [copy.ending.soldBuyNow, copy.ending.someoneTookBuy({ whatBinds })],
        [copy.ending.reserveNotMet, copy.ending.sellerHoursAccept],
        [copy.ending.acceptedDeclinedLapsed, copy.ending.howHoursEnded],
        [copy.ending.noBids, copy.ending.noOneBid],
        [copy.ending.canceled, copy.ending.onlyListedReason],
      ]}
    />
    <p>{copy.ending.materialFactsSuch}</p>
  </>
);
