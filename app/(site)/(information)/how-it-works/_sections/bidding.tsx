import { IncrementTable } from '@/components/auctions/practice/increment-table';
import { ProxyExample } from '@/components/auctions/practice/proxy-example';
import { bidding as copy } from '@/messages/how-it-works/bidding';

export const Bidding = () => (
  <>
    <p>{copy.bidOneAmount}</p>
    <ul>
      <li>{copy.firstBidMust({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.everyLaterBid({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.priceSecondHighest({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.tieGoesBid({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.reserveMetWhen({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.whileLeadCan({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.noBidCan({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <h3>{copy.example}</h3>
    <ProxyExample />
    <h3>{copy.increments}</h3>
    <IncrementTable />
    <h3>{copy.mistype}</h3>
    <p>{copy.bidsWholeDollars}</p>
  </>
);
