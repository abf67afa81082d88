import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import * as copy from '@/messages/how-it-works';

export const Ledger = () => (
  <>
    <p>{copy.ledger.everythingHappensAuction}</p>
    <ul>
      <li>
        {copy.ledger.whereFindListing({
          strong: (children) => <strong>{children}</strong>,
          code: (children) => <code>{children}</code>,
        })}
      </li>
      <li>{copy.ledger.whatsSealedHow({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.ledger.whatCanProve({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.ledger.whatAnyoneCan({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <p>{copy.ledger.sureSaveVerification}</p>
  </>
);

export const NoHouseBids = () => (
  <>
    <p>{copy.ledger.manyAuctionsHouse}</p>
    <ul>
      <li>
        {copy.ledger.serverRefusesBids({
          link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
        })}
      </li>
      <li>{copy.ledger.cantProveWho}</li>
      <li>
        {copy.ledger.termsForbidBidding({
          link: (children) => <Link href={routes.contact}>{children}</Link>,
        })}
      </li>
      <li>{copy.ledger.sellerSeesSame}</li>
    </ul>
  </>
);
