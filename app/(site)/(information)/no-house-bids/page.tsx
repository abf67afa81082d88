import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { formatCount, formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import {
  getRefusedInsiderBids,
  type RefusedInsiderBids,
} from '@/lib/server/records/auctions/refused-insider-bids';
import * as copy from '@/messages/no-house-bids';

export const metadata = pageMetadata({
  title: copy.noHouseBidsPage.whoMayNot,
  description: copy.noHouseBidsPage.bidsFromKnown,
  path: pageRoutes.noHouseBids,
});

export const revalidate = 60;

export default async function Page() {
  const refused = await getRefusedInsiderBids();
  return (
    <TextPage
      title={copy.noHouseBidsPage.whoMayNot}
      lede={copy.noHouseBidsPage.weRefuseBids}
      sections={[
        { id: 'count', title: copy.noHouseBidsPage.refusedSoFar, body: <Count refused={refused} /> },
        { id: 'who', title: copy.noHouseBidsPage.whoRefused, body: <WhoIsRefused /> },
        { id: 'where', title: copy.noHouseBidsPage.whereChecked, body: <WhereItIsChecked /> },
      ]}
    />
  );
}

const Count = ({ refused }: { readonly refused: RefusedInsiderBids | null }) => (
  <>
    <p>
      <strong className="text-title tabular-nums">{formatCount(refused?.count ?? 0)}</strong>
    </p>
    <p>
      {refused
        ? copy.noHouseBidsPage.bidsRefusedTie({ since: formatDay(refused.since) })
        : copy.noHouseBidsPage.noSuchBid}
    </p>
  </>
);

const WhoIsRefused = () => (
  <ul>
    <li>{copy.noHouseBidsPage.sellersAccountAccounts}</li>
    <li>{copy.noHouseBidsPage.accountsDeclaredSame}</li>
    <li>{copy.noHouseBidsPage.ourStaffAccounts}</li>
    <li>{copy.noHouseBidsPage.accountsOurStaff}</li>
  </ul>
);

const WhereItIsChecked = () => (
  <>
    <p>{copy.noHouseBidsPage.sameTransactionAccepts}</p>
    <p>
      {copy.noHouseBidsPage.checkCannotSee({
        link: (children) => <Link href={pageRoutes.endedAuctions}>{children}</Link>,
      })}
    </p>
  </>
);
