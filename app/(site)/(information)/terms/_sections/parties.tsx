import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import * as copy from '@/messages/terms';

export const Role = () => (
  <>
    <p>{copy.parties.weRunsSite({ site: site.name })}</p>
    <p>
      {copy.parties.howAuctionsWork({ link: (children) => <Link href={routes.howItWorks}>{children}</Link> })}
    </p>
  </>
);

export const Account = () => (
  <ul>
    <li>{copy.parties.mustLeast18}</li>
    <li>{copy.parties.accountBelongsOne}</li>
    <li>{copy.parties.bidStateFull}</li>
    <li>{copy.parties.mayCloseAccount}</li>
  </ul>
);
