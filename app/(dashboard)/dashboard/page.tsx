import type { Metadata } from 'next';
import Link from 'next/link';
import { ActiveBids } from '@/components/auctions/own-bids/active-bids';
import { DecisionPanel } from '@/components/auctions/own-bids/decision-panel';
import { BeforeBidding } from '@/components/dashboard/before-bidding';
import { HomeSection } from '@/components/dashboard/home-row';
import { NeedsYouNow } from '@/components/dashboard/needs-you-now';
import { Purchases } from '@/components/dashboard/purchases';
import { SavedHomeRow } from '@/components/dashboard/saved-home-row';
import { type CardTexts, toCardTexts } from '@/components/listings/card-texts';
import { accountRoutes } from '@/lib/account-routes';
import { missingOf } from '@/lib/domain/accounts/registration';
import { openFirst } from '@/lib/domain/closings/stored-closing';
import { favoriteSlugs } from '@/lib/domain/favorites/favorites';
import { routes } from '@/lib/routes';
import { listCovers } from '@/lib/server/catalog/listings/covers';
import { listCards } from '@/lib/server/catalog/listings/listings';
import { readAuctionedCard } from '@/lib/server/catalog/listings/lots';
import { requireUser } from '@/lib/server/people/sessions/session';
import { clock } from '@/lib/server/platform/clock';
import { getFavorites } from '@/lib/server/records/favorites/favorites';
import { readTasks } from '@/lib/server/workflows/agenda/tasks';
import { listOwnClosings } from '@/lib/server/workflows/closings/closing-room';
import { dashboardPage as copy } from '@/messages/dashboard/dashboard-page';

export const metadata: Metadata = { title: copy.title, robots: { index: false } };

/** Homes per section; the section links to all of them. */
const SHOWN = 4;

export default async function DashboardPage() {
  const user = await requireUser();
  const now = clock.now();
  const [{ tasks, bids, decisions }, marks, { bought }] = await Promise.all([
    readTasks(user),
    getFavorites(user.uid),
    listOwnClosings(user.uid),
  ]);
  const purchases = openFirst(bought, 'buyer').slice(0, SHOWN);
  const saved = favoriteSlugs(marks, 'saved');
  const [bidRows, decisionRows, cards, covers] = await Promise.all([
    withCards(bids, ({ auction }) => auction.id),
    withCards(decisions, ({ auctionId }) => auctionId),
    listCards(saved),
    listCovers([...tasks, ...purchases].map(({ listingKey }) => listingKey)),
  ]);
  const isStaff = user.role === 'admin';
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h1 className="text-title font-semibold">{copy.title}</h1>
        <p className="flex gap-6">
          <More href={accountRoutes.calendar}>{copy.calendar}</More>
          <More href={accountRoutes.notifications}>{copy.notifications}</More>
        </p>
      </div>
      {isStaff ? (
        <p className="mt-3 text-text-muted">{copy.signedStaffStaff}</p>
      ) : (
        <BeforeBidding
          email={user.email}
          emailVerified={user.emailVerified}
          isRegistered={missingOf(user.registration).length === 0}
        />
      )}
      <NeedsYouNow tasks={tasks} covers={covers} bids={bidRows} now={now} />
      <DecisionPanel decisions={decisionRows} />
      {(!isStaff || bids.length > 0) && (
        <ActiveBids
          bids={bidRows}
          more={<More href={accountRoutes.bids}>{copy.allBids}</More>}
          isMain={tasks.length === 0}
        />
      )}
      <SavedHomes cards={cards.slice(0, SHOWN).map(toCardTexts)} count={saved.length} />
      <Purchases
        closings={purchases}
        covers={covers}
        more={<More href={accountRoutes.sales}>{copy.allPurchases}</More>}
        now={now}
      />
    </>
  );
}

const SavedHomes = ({ cards, count }: { readonly cards: readonly CardTexts[]; readonly count: number }) => (
  <HomeSection
    id="saved"
    title={copy.savedHomes}
    more={count > 0 && <More href={routes.watchList}>{copy.allSavedHomes({ count })}</More>}
  >
    {cards.length === 0 ? (
      <p className="py-4 text-text-muted">{count === 0 ? copy.selectHeartHome : copy.noneForSale}</p>
    ) : (
      <ul className="divide-y divide-line border-b border-line">
        {cards.map((card) => (
          <SavedHomeRow key={card.slug} card={card} />
        ))}
      </ul>
    )}
  </HomeSection>
);

const More = ({ href, children }: { readonly href: string; readonly children: string }) => (
  <Link href={href} prefetch={false} className="text-link inline-flex min-h-11 items-center font-medium">
    {children}
  </Link>
);

/** With what the rows show of each home as visitors see it. */
const withCards = <T extends { readonly slug: string }>(rows: readonly T[], auctionOf: (row: T) => string) =>
  Promise.all(rows.map(async (row) => ({ ...row, card: await readAuctionedCard(row.slug, auctionOf(row)) })));
