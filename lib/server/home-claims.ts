import 'server-only';
import { createHash } from 'node:crypto';
import type { StandardStatus } from '@/lib/domain/listing/vocabulary';
import type { Draft } from '@/lib/domain/selling/draft';
import { homeKeyOf, homeKeysOf } from '@/lib/domain/selling/home-key';
import { routes } from '@/lib/routes';
import { listingModel } from './listings';
import { homes, listings } from './store/collections';
import type { Reader, Transaction } from './store/store';

/** For sale, or on the way to a closing. */
const isActive = (status: StandardStatus): boolean =>
  ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending', 'Hold'].includes(status);

type Claiming = Pick<Draft, 'draftId' | 'answers'>;

/** The page of another active listing of the same home, by what was published here and by what visitors see; or null. */
export async function findDuplicate(reader: Reader, draft: Claiming): Promise<string | null> {
  const keys = homeKeysOf(draft.answers);
  if (keys.length === 0) return null;
  const claims = await reader.getAll(homes, keys.map(homeId));
  const claimants = claims.flatMap((claim) => claim?.data.listingKey ?? []);
  const claimed = await reader.getAll(listings, [...new Set(claimants)]);
  const shown = [...(await listingModel()).bySlug.values()].filter(
    (listing) => listing.postalCode === draft.answers.postalCode && keys.includes(homeKeyOf(listing)),
  );
  const found = [...claimed.flatMap((doc) => doc?.data ?? []), ...shown].find(
    ({ listingKey, standardStatus }) => listingKey !== draft.draftId && isActive(standardStatus),
  );
  return found ? routes.property(found.slug) : null;
}

/** Part of the commit that publishes: the next listing of this home finds it, whichever instance asks. */
export function claimHome(tx: Transaction, draft: Claiming): void {
  for (const key of homeKeysOf(draft.answers)) tx.set(homes, homeId(key), { key, listingKey: draft.draftId });
}

const homeId = (key: string): string => createHash('sha256').update(key).digest('hex');
