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
  description: copy.noHouseBidsPage.refuseBidsKnown,
  path: pageRoutes.noHouseBids,
});

export const revalidate = 60;

export default async function Page() {
  const refused = await getRefusedInsiderBids();
  return (
    <TextPage
      title={copy.noHouseBidsPage.whoMayNot}
      lede={copy.noHouseBidsPage.refuseBidsAccounts}
      sections={[
        { id: 'count', title: copy.noHouseBidsPage.refusedFar, body: <Count refused={refused} /> },
        { id: 'who', title: copy.noHouseBidsPage.whoRefused, body: <WhoIsRefused /> },
        { id: 'where', title: copy.noHouseBidsPage.howCheck, body: <WhereItIsChecked /> },
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
        ? copy.noHouseBidsPage.bidsRefusedSince({ since: formatDay(refused.since) })
        : copy.noHouseBidsPage.noSuchBids}
    </p>
  </>
);

const WhoIsRefused = () => (
  <ul>
    <li>{copy.noHouseBidsPage.sellersAccountAccounts}</li>
    <li>{copy.noHouseBidsPage.accountsDeclaredSame}</li>
    <li>{copy.noHouseBidsPage.staffAccountsEvery}</li>
    <li>{copy.noHouseBidsPage.accountsStaffLinked}</li>
  </ul>
);

const WhereItIsChecked = () => (
  <>
    <p>{copy.noHouseBidsPage.checkSameTransaction}</p>
    <p>
      {copy.noHouseBidsPage.checkCantSee({
        link: (children) => <Link href={pageRoutes.endedAuctions}>{children}</Link>,
      })}
    </p>
  </>
);
