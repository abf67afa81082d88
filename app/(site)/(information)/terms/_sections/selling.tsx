import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/terms';

export const SellersDuties = () => (
  <ul>
    <li>{copy.selling.mustRightSell}</li>
    <li>{copy.selling.whatStateMust}</li>
    <li>{copy.selling.mustMakeDisclosures}</li>
    <li>
      {copy.selling.mustNotDiscriminate({
        link: (children) => <Link href={pageRoutes.fairHousing}>{children}</Link>,
      })}
    </li>
    <li>{copy.selling.mustNotBid}</li>
    <li>{copy.selling.reserveMetNo}</li>
    <li>{copy.selling.mustNotPut}</li>
  </ul>
);

export const Listings = () => (
  <>
    <p>{copy.selling.listingsSellersStatements}</p>
    <p>{copy.selling.whatSiteSays}</p>
  </>
);

export const Money = () => (
  <p>
    {copy.selling.usingSiteBidding({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}
  </p>
);
