import Link from 'next/link';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/terms';

export const Conduct = () => (
  <>
    <p>{copy.general.doNot}</p>
    <ul>
      <li>{copy.general.bidWithoutMeaning}</li>
      <li>{copy.general.useInquiriesContact}</li>
      <li>{copy.general.disturbSiteOther}</li>
      <li>{copy.general.enterPropertyWithout}</li>
    </ul>
    <p>{copy.general.programsMayRead}</p>
  </>
);

export const Liability = () => (
  <>
    <p>{copy.general.weAnswerRunning}</p>
    <p>{copy.general.ifWeMade}</p>
  </>
);

export const Changes = () => <p>{copy.general.newTermsGet}</p>;

export const Law = () => (
  <p>{copy.general.lawStateNew({ link: (children) => <Link href={routes.contact}>{children}</Link> })}</p>
);
