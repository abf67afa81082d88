import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { closing as copy } from '@/messages/how-it-works/closing';

export const Closing = () => (
  <>
    <p>{copy.siteRunsAuction}</p>
    <ol>
      <li>{copy.notifiedRightAway({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.contractSaleComes({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.depositEarnestMoney({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.titleSearchInsurance({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>
        {copy.closingPayBalance({
          strong: (children) => <strong>{children}</strong>,
          link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
        })}
      </li>
    </ol>
    <p>
      {copy.bankResellsForeclosed({
        link: (children) => <Link href={pageRoutes.glossary}>{children}</Link>,
      })}
    </p>
  </>
);
