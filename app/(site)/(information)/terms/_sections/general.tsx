import Link from 'next/link';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/terms';

export const Conduct = () => (
  <>
    <p>{copy.general.mustNot}</p>
    <ul>
      <li>{copy.general.bidWithoutIntending}</li>
      <li>{copy.general.useInquiriesContact}</li>
      <li>{copy.general.disruptSiteOther}</li>
      <li>{copy.general.enterPropertyWithout}</li>
    </ul>
    <p>{copy.general.programsMayRead}</p>
  </>
);

export const Liability = () => (
  <>
    <p>{copy.general.responsibleRunningAuctions}</p>
    <p>{copy.general.madeMistakeAuction}</p>
  </>
);

export const Changes = () => <p>{copy.general.newTermsGet}</p>;

export const Law = () => (
  <p>{copy.general.lawStateNew({ link: (children) => <Link href={routes.contact}>{children}</Link> })}</p>
);
