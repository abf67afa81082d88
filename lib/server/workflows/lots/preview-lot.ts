import 'server-only';
import type { User } from '@/lib/domain/accounts/user';
import type { SellingRefusal } from '@/lib/domain/drafts/draft-permission';
import type { LotReason, LotRefusal } from '@/lib/domain/reviews/lots/decide-lot';
import type { LotAuction } from '@/lib/domain/reviews/lots/lot-page';
import { type LotPlan, planLot } from '@/lib/domain/reviews/lots/plan-lot';
import { ok, type Result } from '@/lib/domain/shared/result';
import { runtime } from '@/lib/server/platform/runtime/runtime';
import { loadHomes, readHomes, toLotHome } from './lot-homes';
import { toLotAuction } from './read-lot';

export interface LotPreview extends LotPlan {
  /** The auction that would sell the lot. */
  readonly auction: LotAuction | null;
}

/**
 * Which of the chosen homes the person could sell as one lot now. `leadKey`: the home that they want to lead it.
 * `now` in ms.
 */
export async function previewLot(
  by: User,
  { keys, leadKey }: { readonly keys: readonly string[]; readonly leadKey: string | null },
  now: number,
): Promise<Result<LotPreview, LotRefusal | SellingRefusal>> {
  const { store } = runtime();
  const shares = keys.map((listingKey) => ({ listingKey, basisPoints: 0 }));
  const own = await loadHomes(store, by, shares);
  if (!own.ok) return own;
  const published = await readHomes(store, own.value.homes, now);
  const plan = planLot(published.map(toLotHome), leadKey, now);
  const lead = published.find(({ draft }) => draft.draftId === plan.leadKey);
  const refused = new Map<string, LotReason>(keys.map((key) => [key, 'not-for-sale']));
  for (const { draft } of published) refused.delete(draft.draftId);
  for (const [key, reason] of plan.refused) refused.set(key, reason);
  const auction = lead?.before.auction;
  return ok({ ...plan, refused, auction: auction ? toLotAuction(auction) : null });
}
