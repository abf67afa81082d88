import { IncrementTable } from '@/components/auctions/practice/increment-table';
import { ProxyExample } from '@/components/auctions/practice/proxy-example';
import * as copy from '@/messages/how-it-works';

export const Bidding = () => (
  <>
    <p>{copy.bidding.bidOneAmount}</p>
    <ul>
      <li>{copy.bidding.firstBidMust({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.everyLaterBid({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.priceSecondHighest({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.tieGoesBid({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.reserveMetWhen({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.whileLeadCan({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.bidding.noBidCan({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <h3>{copy.bidding.example}</h3>
    <ProxyExample />
    <h3>{copy.bidding.increments}</h3>
    <IncrementTable />
    <h3>{copy.bidding.mistype}</h3>
    <p>{copy.bidding.bidsWholeDollars}</p>
  </>
);
