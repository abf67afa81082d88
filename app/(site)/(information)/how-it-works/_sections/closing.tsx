import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import * as copy from '@/messages/how-it-works';

export const Closing = () => (
  <>
    <p>{copy.closing.siteRunsAuction}</p>
    <ol>
      <li>{copy.closing.notifiedRightAway({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.closing.contractSaleComes({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.closing.depositEarnestMoney({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.closing.titleSearchInsurance({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>
        {copy.closing.closingPayBalance({
          strong: (children) => <strong>{children}</strong>,
          link: (children) => <Link href={`${pageRoutes.fees}#new-york`}>{children}</Link>,
        })}
      </li>
    </ol>
    <p>
      {copy.closing.bankResellsForeclosed({
        link: (children) => <Link href={pageRoutes.glossary}>{children}</Link>,
      })}
    </p>
  </>
);
