import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';

export const SellersDuties = () => (
  <ul>
    <li>You have the right to sell, and you show it to us before the property is listed.</li>
    <li>
      What you state is true and complete as far as you know, with its source and date: occupancy, title and
      liens, deed, condition, access, taxes and arrears. What you do not know you state as unknown. You
      correct mistakes at once.
    </li>
    <li>
      You make the disclosures the law demands of you, such as lead paint and, where it applies, property
      condition.
    </li>
    <li>
      You do not discriminate, in word or in deed. The{' '}
      <Link href={pageRoutes.fairHousing}>fair-housing notice</Link> is part of these terms.
    </li>
    <li>You do not bid, and you have nobody bid for you.</li>
    <li>When the reserve is met, or there is none and a bid, you sell to the highest bidder.</li>
    <li>
      You do not put up for auction the home of an owner who lives in it and is in default or foreclosure
      (Real Property Law § 265-a).
    </li>
  </ul>
);

export const Listings = () => (
  <>
    <p>
      Listings are statements of sellers. We ask for sources and dates and take down what we learn to be
      wrong, but we have not inspected the properties and do not vouch for them. Unless the contract says
      otherwise, property is sold as is, subject to the occupants and liens the listing names, and to what a
      title search and an inspection would show.
    </p>
    <p>What stands on this site about law, taxes and costs is orientation with a date. It is not advice.</p>
  </>
);

export const Money = () => (
  <p>
    Using this site, bidding and listing are free of charge, and no buyer’s premium is added unless the first
    entry of an auction’s ledger states one. We take no deposits and hold no money. Deposits go to the escrow
    agent named in the contract. See <Link href={pageRoutes.fees}>Fees</Link>.
  </p>
);
