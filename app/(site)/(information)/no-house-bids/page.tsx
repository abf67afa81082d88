import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { formatCount, formatDay } from '@/lib/format';
import { pageRoutes } from '@/lib/page-routes';
import {
  getRefusedInsiderBids,
  type RefusedInsiderBids,
} from '@/lib/server/records/auctions/refused-insider-bids';

export const metadata = pageMetadata({
  title: 'Who may not bid',
  description:
    'Bids from known conflicts of interest are refused: which accounts that covers, what it does not cover, and how many bids were refused so far.',
  path: pageRoutes.noHouseBids,
});

export const revalidate = 60;

export default async function Page() {
  const refused = await getRefusedInsiderBids();
  return (
    <TextPage
      title="Who may not bid"
      lede="We refuse bids from accounts with a known conflict of interest, even below the reserve. We cannot prove who is behind an account."
      sections={[
        { id: 'count', title: 'Refused so far', body: <Count refused={refused} /> },
        { id: 'who', title: 'Who is refused', body: <WhoIsRefused /> },
        { id: 'where', title: 'Where it is checked', body: <WhereItIsChecked /> },
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
        ? `Bids refused for a tie to the seller or to us since ${formatDay(refused.since)}. Each attempt counts.`
        : 'No such bid has been refused yet.'}
    </p>
  </>
);

const WhoIsRefused = () => (
  <ul>
    <li>
      The seller’s account, and accounts that belong to the selling organization or left it within a year.
    </li>
    <li>
      Accounts that declared the same phone number, the same name and ZIP code, the same company or trust, or
      the same household as one of those.
    </li>
    <li>Our staff accounts, in every auction.</li>
    <li>Accounts that our staff tied to a seller in another way.</li>
  </ul>
);

const WhereItIsChecked = () => (
  <>
    <p>
      In the same transaction that accepts a bid. It compares the accounts and what both sides declared. A
      refused bid enters no ledger and moves no price.
    </p>
    <p>
      The check cannot see what people do not declare. A seller could bid through somebody else’s account. The
      terms forbid it. If you know of a tie, report it from the home’s page. You can{' '}
      <Link href={pageRoutes.endedAuctions}>recompute the prices</Link> of an auction from its ledger; that
      checks the arithmetic, not who is behind an alias.
    </p>
  </>
);
