import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { SellingAction, SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import { isForSale } from '@/lib/domain/drafts/review-state';
import { cardAsOf } from '@/lib/domain/listing-views/listing-card';
import { biddingOf } from '@/lib/domain/listing-views/listing-figures';
import type { Listing } from '@/lib/domain/listings/listing';
import type { Task } from '@/lib/domain/notifications/agenda';
import type { Organization } from '@/lib/domain/organizations/organization';
import {
  type LotPlace,
  type PortfolioHome,
  type PortfolioRow,
  toPortfolioDraft,
  toPortfolioHome,
} from '@/lib/domain/portfolio/portfolio-home';
import { ok, type Result } from '@/lib/domain/shared/result';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import { readOrganization } from '@/lib/server/people/organizations/organizations';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { drafts } from '@/lib/server/records/drafts/draft-collections';
import { readTasks } from '@/lib/server/workflows/agenda/tasks';
import { readFigures } from '@/lib/server/workflows/listings/listing-figures';
import { readPortfolioDrafts } from './portfolio-drafts';

export interface Portfolio {
  readonly organization: Organization;
  /** All homes, in no order. */
  readonly homes: readonly PortfolioHome[];
}

/** All homes of an organization, for its members. `now` in ms, here and below. */
export async function readPortfolio(
  by: User,
  organisationId: string,
  now: number,
  action: SellingAction = 'read-organisation',
): Promise<Result<Portfolio, SellingRefusal>> {
  const found = await readOrganization(by, organisationId, action);
  if (!found.ok) return found;
  const [stored, { index, former, published, auctions }, { tasks }] = await Promise.all([
    readPortfolioDrafts(organisationId),
    listingModel(),
    readTasks(by),
  ]);
  const taskOf = mostUrgent(tasks);
  const homes = stored.map((draft) => {
    const { key } = draft.facts;
    const card = (index.get(key) ?? former.get(key))?.card;
    const auction = auctions.get(published.get(key)?.auctionId ?? '')?.state ?? null;
    return toPortfolioHome(
      draft,
      {
        card: card ? cardAsOf(card, now) : null,
        task: taskOf.get(key) ?? null,
        bidders: biddingOf(auction)?.bidders ?? null,
        lotPlace: lotPlaceOf(published.get(key), published),
      },
      now,
    );
  });
  return ok({ organization: found.value, homes });
}

function lotPlaceOf(home: Listing | undefined, published: ReadonlyMap<string, Listing>): LotPlace | null {
  if (!home?.lot) return null;
  const { leadKey, homes } = home.lot;
  const position = homes.findIndex(({ listingKey }) => listingKey === home.listingKey) + 1;
  return { leadNumber: published.get(leadKey)?.listingId ?? '', position };
}

/** Tasks come in order of urgency. */
function mostUrgent(tasks: readonly Task[]): ReadonlyMap<string, Task> {
  const first = new Map<string, Task>();
  for (const task of tasks) if (!first.has(task.listingKey)) first.set(task.listingKey, task);
  return first;
}

/** The rows of a few homes, without those that were deleted meanwhile. */
export async function readPortfolioRows(
  homes: readonly PortfolioHome[],
  now: number,
  withFigures: boolean,
): Promise<readonly PortfolioRow[]> {
  const [stored, { published }] = await Promise.all([
    runtime().store.getReadable(
      drafts,
      homes.map(({ key }) => key),
    ),
    listingModel(),
  ]);
  const rows = await Promise.all(
    homes.map(async (home, at) => {
      const draft = stored[at]?.data;
      if (!draft) return [];
      const listing = withFigures ? published.get(home.key) : undefined;
      const figures = listing ? await readFigures(listing, null, now) : null;
      return { home: asStored(home, draft), draft, figures };
    }),
  );
  return rows.flat();
}

/** Right after an edit, the facts in memory may be older than the draft. A home for sale has its public price. */
function asStored(home: PortfolioHome, draft: Draft): PortfolioHome {
  const { facts, price, live } = toPortfolioDraft(draft);
  return { ...home, ...facts, price: isForSale(live) ? home.price : price };
}
