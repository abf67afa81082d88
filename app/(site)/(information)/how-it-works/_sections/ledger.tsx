import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';

export const Ledger = () => (
  <>
    <p>
      Everything that happens in an auction is an entry in its public ledger: the scheduling with all its
      terms, every bid, raise and extension, every pause, the end, the decision. Each entry carries the
      fingerprint (SHA-256) of the one before it, so no entry can be changed or removed without changing every
      fingerprint after it.
    </p>
    <ul>
      <li>
        <strong>Where it is.</strong> On the property’s page as its history, and complete, for programs, at{' '}
        <code>/api/auctions/:id/ledger</code>.
      </li>
      <li>
        <strong>What is sealed, and for how long.</strong> A bid enters as a commitment to its maximum. A
        maximum that is beaten, or that the price reveals, is opened in the entry that does so. The winner’s
        own maximum is never published.
      </li>
      <li>
        <strong>What you can prove.</strong> Every accepted bid gives you a receipt: your maximum, the salt
        and the commitment, number and fingerprint of the entry, price and end before and after, and the time
        of arrival. Save it. With it you can show that an entry of the ledger is your bid. We do not sign
        receipts, so a receipt alone does not prove to others that we accepted a bid.
      </li>
      <li>
        <strong>What anyone can recompute.</strong> Prices, leaders and ends, by the rules on this page, as
        far as the amounts are opened. What rests on a maximum that is still sealed only its owner can check.
        The arrival times are our server’s own record.
      </li>
    </ul>
    <p>
      Keep the head of the ledger, which the property’s page shows, if you want to be sure: a ledger that was
      rewritten as a whole would not lead to the head you kept.
    </p>
  </>
);

export const NoHouseBids = () => (
  <>
    <p>
      In many auctions the house may bid for the seller up to the reserve. Our rules have no such bid. The
      price moves when the maximums of two accounts compete, or when one maximum reaches the reserve.
    </p>
    <ul>
      <li>
        The server refuses bids from the seller’s accounts, from our staff accounts, and from accounts with a
        known tie to the seller: <Link href={pageRoutes.noHouseBids}>who that is</Link>.
      </li>
      <li>We cannot prove who is behind an account, or that two bidders do not act together.</li>
      <li>
        The terms forbid bidding for the seller in any way: by relatives in the household, partners, employees
        or anyone paid to do so. If you suspect it, <Link href={routes.contact}>tell us</Link>.
      </li>
      <li>The seller sees the same ledger as you do. Our server knows the maximums and sealed reserves.</li>
    </ul>
  </>
);
