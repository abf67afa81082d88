import Link from 'next/link';
import { routes } from '@/lib/routes';
import { site } from '@/lib/site';
import { parties as copy } from '@/messages/terms/parties';

export const Role = () => (
  <>
    <p>{copy.operatesSiteSellers({ site: site.name })}</p>
    <p>
      {copy.howWorksExplains({
        link: (children) => <Link href={routes.howItWorks}>{children}</Link>,
      })}
    </p>
  </>
);

export const Account = () => (
  <ul>
    <li>{copy.mustLeastYears}</li>
    <li>{copy.accountBelongsOne}</li>
    <li>{copy.bidMustProvide}</li>
    <li>{copy.mayCloseAccount}</li>
  </ul>
);
