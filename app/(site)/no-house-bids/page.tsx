import Link from 'next/link';
import { pageMetadata } from '@/components/layout/page-metadata';
import { TextPage } from '@/components/layout/text-page';
import { formatCount, formatDay } from '@/lib/format';
import { routes } from '@/lib/routes';
import { getHouseBids, type HouseBids } from '@/lib/server/house-bids';

export const metadata = pageMetadata({
  title: 'No house bids',
  description:
    'Nobody bids for the seller here: who may not bid, where that is checked, and how many such bids were refused so far.',
  path: routes.noHouseBids,
});

export const revalidate = 60;

export default async function Page() {
  const refused = await getHouseBids();
  return (
    <TextPage
      title="No house bids"
      lede="Nobody bids for the seller here, not up to the reserve and not in anybody’s name. No rule of any auction allows it, and there is no switch for it."
      sections={[
        { id: 'count', title: 'Refused so far', body: <Count refused={refused} /> },
        { id: 'who', title: 'Who is refused', body: <WhoIsRefused /> },
        { id: 'where', title: 'Where it is checked', body: <WhereItIsChecked /> },
      ]}
    />
  );
}

const Count = ({ refused }: { readonly refused: HouseBids | null }) => (
  <>
    <p>
      <strong className="text-title tabular-nums">{formatCount(refused?.count ?? 0)}</strong>
    </p>
    <p>
      {refused
        ? `Bids that were refused for a tie to the seller or to us, since ${formatDay(refused.since)}. Each try counts.`
        : 'No such bid has been tried yet.'}
    </p>
  </>
);

const WhoIsRefused = () => (
  <ul>
    <li>The seller, and everybody who acts for the organisation that sells, or left it within a year.</li>
    <li>
      Who declared the same phone, the same name at the same ZIP code, the same company or trust, or a
      household with one of them.
    </li>
    <li>Our own staff, in every auction.</li>
    <li>Whom our staff found to be tied to a seller in another way.</li>
  </ul>
);

const WhereItIsChecked = () => (
  <>
    <p>
      In the very commit that takes a bid: who sells and who bids are read there, so that nobody slips through
      between a check and a bid. A refused bid is in no ledger and moves no price.
    </p>
    <p>
      What people do not declare, we cannot compare. If you know of a tie, tell us from the page of the home.
      Every price can be <Link href={routes.endedAuctions}>computed again</Link> from the ledger of its
      auction: it never exceeds what another bidder’s maximum and one increment, or the reserve, demand.
    </p>
  </>
);
