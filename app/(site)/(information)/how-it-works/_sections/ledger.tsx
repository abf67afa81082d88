import Link from 'next/link';
import { pageRoutes } from '@/lib/page-routes';
import { routes } from '@/lib/routes';
import { ledger as copy } from '@/messages/how-it-works/ledger';

export const Ledger = () => (
  <>
    <p>{copy.everythingHappensAuction}</p>
    <ul>
      <li>
        {copy.whereFindListing({
          strong: (children) => <strong>{children}</strong>,
          code: (children) => <code>{children}</code>,
        })}
      </li>
      <li>{copy.whatsSealedHow({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.whatCanProve({ strong: (children) => <strong>{children}</strong> })}</li>
      <li>{copy.whatAnyoneCan({ strong: (children) => <strong>{children}</strong> })}</li>
    </ul>
    <p>{copy.sureSaveVerification}</p>
  </>
);

export const NoHouseBids = () => (
  <>
    <p>{copy.manyAuctionsHouse}</p>
    <ul>
      <li>
        {copy.serverRefusesBids({
          link: (children) => <Link href={pageRoutes.noHouseBids}>{children}</Link>,
        })}
      </li>
      <li>{copy.cantProveWho}</li>
      <li>
        {copy.termsForbidBidding({
          link: (children) => <Link href={routes.contact}>{children}</Link>,
        })}
      </li>
      <li>{copy.sellerSeesSame}</li>
    </ul>
  </>
);
