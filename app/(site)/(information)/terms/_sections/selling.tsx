import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/terms';

export const SellersDuties = () => (
  <ul>
    <li>{copy.selling.haveRightSell}</li>
    <li>{copy.selling.whatStateTrue}</li>
    <li>{copy.selling.makeDisclosuresLaw}</li>
    <li>
      {copy.selling.doNotDiscriminate({
        link: (children) => <Link href={pageRoutes.fairHousing}>{children}</Link>,
      })}
    </li>
    <li>{copy.selling.doNotBid}</li>
    <li>{copy.selling.whenReserveMet}</li>
    <li>{copy.selling.doNotPut}</li>
  </ul>
);

export const Listings = () => (
  <>
    <p>{copy.selling.listingsStatementsSellers}</p>
    <p>{copy.selling.whatStandsSite}</p>
  </>
);

export const Money = () => (
  <p>
    {copy.selling.usingSiteBidding({ link: (children) => <Link href={pageRoutes.fees}>{children}</Link> })}
  </p>
);
