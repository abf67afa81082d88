import Link from 'next/link';
import { routes } from '@/lib/routes';
import { general as copy } from '@/messages/terms/general';

export const Conduct = () => (
  <>
    <p>{copy.mustNot}</p>
    <ul>
      <li>{copy.bidWithoutIntending}</li>
      <li>{copy.useInquiriesContact}</li>
      <li>{copy.disruptSiteOther}</li>
      <li>{copy.enterPropertyWithout}</li>
    </ul>
    <p>{copy.programsMayRead}</p>
  </>
);

export const Liability = () => (
  <>
    <p>{copy.responsibleRunningAuctions}</p>
    <p>{copy.madeMistakeAuction}</p>
  </>
);

export const Changes = () => <p>{copy.newTermsGet}</p>;

export const Law = () => (
  <p>{copy.lawStateNew({ link: (children) => <Link href={routes.contact}>{children}</Link> })}</p>
);
