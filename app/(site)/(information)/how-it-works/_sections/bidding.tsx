import { IncrementTable } from '@/components/auctions/practice/increment-table';
import { ProxyExample } from '@/components/auctions/practice/proxy-example';

export const Bidding = () => (
  <>
    <p>
      A bid is one amount: the most you would pay. Our server stores it and does not show it to other bidders
      or the seller while you lead. The system keeps you in the lead with the smallest price that does so, up
      to your maximum and never above it.
    </p>
    <ul>
      <li>
        <strong>The first bid</strong> must reach the starting bid, and the price is then the starting bid.
      </li>
      <li>
        <strong>Every later bid</strong> by somebody else must be at least one increment above the current
        price.
      </li>
      <li>
        <strong>The price</strong> is the second-highest maximum plus one increment, but never more than the
        leader’s maximum.
      </li>
      <li>
        <strong>A tie</strong> goes to the bid that reached our server first.
      </li>
      <li>
        <strong>The reserve:</strong> a leading maximum at or above it lifts the price to the reserve, and the
        reserve is met.
      </li>
      <li>
        <strong>While you lead</strong> you may raise your maximum by a dollar or more. That does not raise
        the price, unless the raise reaches the reserve.
      </li>
      <li>
        <strong>No bid can be withdrawn</strong> and no maximum lowered. For that reason the price never
        falls.
      </li>
    </ul>
    <h3>An example</h3>
    <ProxyExample />
    <h3>Increments</h3>
    <IncrementTable />
    <h3>If you mistype</h3>
    <p>
      Bids are in whole dollars. A maximum of more than one and a quarter times the least possible bid is not
      taken until you have confirmed that very amount a second time. A bid that is sent twice, by a double
      click or a bad connection, counts once.
    </p>
  </>
);
