import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import {
  addView,
  deleteView,
  renameView,
  restoreView,
  type SavedView,
  type ViewRefusal,
} from '@/lib/domain/portfolio/saved-views';
import type { Result } from '@/lib/domain/shared/result';
import { type CommandRefusal, runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import type { RateLimit } from '@/lib/server/platform/rate-limit';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { portfolioViews, portfolioViewsId } from '@/lib/server/records/portfolio/portfolio-collections';
import { onOrganization } from '@/lib/server/workflows/organizations/on-organization';

const viewLimit: RateLimit = { name: 'portfolio-views', burst: 30, refillMs: 2_000 };

/** A member's own views of the portfolio, with deleted ones. */
export async function readPortfolioViews(
  { uid }: Pick<User, 'uid'>,
  organisationId: string,
): Promise<readonly SavedView[]> {
  const id = portfolioViewsId(organisationId, uid);
  return (await runtime().store.getReadable(portfolioViews, [id]))[0]?.data.views ?? [];
}

export type ViewChange =
  | { readonly type: 'add'; readonly id: string; readonly name: string; readonly query: string }
  | { readonly type: 'rename'; readonly id: string; readonly name: string }
  | { readonly type: 'delete' | 'restore'; readonly id: string };

/** Adds, renames, deletes or restores one of the member's own views. `now` in ms. */
export function changePortfolioViews(
  by: SignedIn,
  organisationId: string,
  change: ViewChange,
  now: number,
): Promise<Result<readonly SavedView[], SellingRefusal | CommandRefusal | ViewRefusal>> {
  const { uid } = by.user;
  const id = portfolioViewsId(organisationId, uid);
  return runCommand({
    ...onOrganization(by, organisationId, 'read-organisation'),
    key: id,
    limit: { rate: viewLimit, now },
    facts: async (tx) => ({ views: (await tx.get(portfolioViews, id))?.data.views ?? [] }),
    decide: ({ views }) => decideViews(views, change, now),
    write(tx, views, { views: before }) {
      if (views !== before) tx.set(portfolioViews, id, { organisationId, uid, views: [...views] });
      return views;
    },
  });
}

function decideViews(views: readonly SavedView[], change: ViewChange, now: number) {
  switch (change.type) {
    case 'add':
      return addView(views, change, now);
    case 'rename':
      return renameView(views, change.id, change.name);
    case 'delete':
      return deleteView(views, change.id, now);
    case 'restore':
      return restoreView(views, change.id, now);
  }
}
