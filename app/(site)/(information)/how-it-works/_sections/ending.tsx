import { SoftCloseTimeline } from '@/components/auctions/practice/soft-close-timeline';
import { DataTable } from '@/components/layout/data-table';
import { whatBinds } from '@/lib/domain/closings/views/what-binds';

export const Ending = () => (
  <>
    <p>
      A bid received in the last five minutes moves the end to five minutes after that bid, as often as it
      takes. So the auction ends when everybody has had time to answer, and not when somebody was quickest.
    </p>
    <SoftCloseTimeline />
    <p>
      Every accepted bid extends that changes the price or the leader, and so does every bid that is outbid at
      once. A raise of the leader’s own maximum that changes nothing to be seen does not.
    </p>
    <h3>Whose clock counts</h3>
    <p>
      Ours. A bid’s time is the instant at which it reaches our server, before any queue. Up to and including
      the announced instant it is in time; a thousandth of a second later it is refused. The countdown on the
      page is measured against our clock, not against yours. Your receipt states the time of arrival.
    </p>
    <p>
      If our site is down for more than 15 seconds in the last minutes of an auction, we extend it by the
      length of the outage plus a full five minutes. If it has already passed its end, we reopen it for at
      least two hours, and it ends between 9 AM and 9 PM in New York. Everyone who bid gets an email, and the
      ledger records the outage. If we pause an auction, its end moves by the length of the pause.
    </p>
  </>
);

export const Outcomes = () => (
  <>
    <DataTable
      caption="Every auction ends in one of these ways"
      columns={[{ label: 'Outcome' }, { label: 'What it means' }]}
      rows={[
        [
          'Sold',
          `There was a bid, and the reserve was met or there was none. The highest bidder wins at the final price. ${whatBinds}`,
        ],
        [
          'Bought at once',
          `Somebody took the buy-now price, which ended the auction early and every bid in it. ${whatBinds}`,
        ],
        [
          'Reserve not met',
          'The seller has 48 hours to accept the high bid, to decline it, or to make the high bidder one counter-offer, which the high bidder may answer within 24 hours. Until then nothing is sold.',
        ],
        [
          'Accepted, declined or lapsed',
          'How those 48 hours ended. Without an answer in time the auction has lapsed.',
        ],
        ['No bids', 'Nobody bid.'],
        [
          'Canceled',
          'Only for a listed reason, which is made public: a defect in the title, damage to the property, a bankruptcy stay, a court order, the correction of a material fact, proven fraud, or an offer accepted before the first bid.',
        ],
      ]}
    />
    <p>
      Material facts, such as occupancy, title, liens, the kind of deed or the terms of sale, do not change
      while bids stand. If one turns out to be wrong, the auction is canceled for that reason.
    </p>
  </>
);
