import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { selling as copy } from '@/messages/terms/selling';

export const SellersDuties = () => (
  <ul>
    <li>{copy.mustRightSell}</li>
    <li>{copy.whatStateMust}</li>
    <li>{copy.mustMakeDisclosures}</li>
    <li>
      {copy.mustNotDiscriminate({
        link: (children) => <Link href={pageRoutes.fairHousing}>{children}</Link>,
      })}
    </li>
    <li>{copy.mustNotBid}</li>
    <li>{copy.reserveMetNo}</li>
    <li>{copy.mustNotPut}</li>
  </ul>
);

export const Listings = () => (
  <>
    <p>{copy.listingsSellersStatements}</p>
    <p>{copy.whatSiteSays}</p>
  </>
);

export const Money = () => (
  <p>{copy.usingSiteBidding({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}</p>
);
