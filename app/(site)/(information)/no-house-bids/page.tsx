import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { formatCount, formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import {
  getRefusedInsiderBids,
  type RefusedInsiderBids,
} from '@/lib/server/records/auctions/refused-insider-bids';
import { noHouseBidsPage as copy } from '@/messages/no-house-bids/no-house-bids-page';

export const metadata = pageMetadata({
  title: copy.whoMayNot,
  description: copy.refuseBidsKnown,
  path: pageRoutes.noHouseBids,
});

export const revalidate = 60;

export default async function Page() {
  const refused = await getRefusedInsiderBids();
  return (
    <TextPage
      title={copy.whoMayNot}
      lede={copy.refuseBidsAccounts}
      sections={[
        { id: 'count', title: copy.refusedFar, body: <Count refused={refused} /> },
        { id: 'who', title: copy.whoRefused, body: <WhoIsRefused /> },
        { id: 'where', title: copy.howCheck, body: <WhereItIsChecked /> },
      ]}
    />
  );
}

const Count = ({ refused }: { readonly refused: RefusedInsiderBids | null }) => (
  <>
    <div>
      <strong className="text-title tabular-nums">{formatCount(refused?.count ?? 0)}</strong>
    </div>
    <p>{refused ? copy.bidsRefusedSince({ since: formatDay(refused.since) }) : copy.noSuchBids}</p>
  </>
);

const WhoIsRefused = () => (
  <ul>
    <li>{copy.sellersAccountAccounts}</li>
    <li>{copy.accountsDeclaredSame}</li>
    <li>{copy.staffAccountsEvery}</li>
    <li>{copy.accountsStaffLinked}</li>
  </ul>
);

const WhereItIsChecked = () => (
  <>
    <p>{copy.checkSameTransaction}</p>
    <p>
      {copy.checkCantSee({
        link: (children) => <Link href={pageRoutes.endedAuctions}>{children}</Link>,
      })}
    </p>
  </>
);
