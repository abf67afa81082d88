import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import * as copy from '@/messages/terms';

export const Role = () => (
  <>
    <p>{copy.parties.operatesSiteSellers({ site: site.name })}</p>
    <p>
      {copy.parties.howWorksExplains({
        link: (children) => <Link href={routes.howItWorks}>{children}</Link>,
      })}
    </p>
  </>
);

export const Account = () => (
  <ul>
    <li>{copy.parties.mustLeastYears}</li>
    <li>{copy.parties.accountBelongsOne}</li>
    <li>{copy.parties.bidMustProvide}</li>
    <li>{copy.parties.mayCloseAccount}</li>
  </ul>
);
