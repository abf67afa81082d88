import 'server-only';
import { createHash } from 'node:crypto';
import { homeKeyOf, homeKeysOf, rivalKeysOf } from '@/lib/domain/drafts/address-key';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import { routes } from '@/lib/routes';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { addressClaims, listings } from '@/lib/server/records/listings/listing-collections';

/** For sale, or on the way to a closing. */
const isActive = (status: StandardStatus): boolean =>
  ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending', 'Hold'].includes(status);

type Claiming = Pick<Draft, 'draftId' | 'answers'>;

/** The page of another active listing of the same home, by what was published here and by what visitors see; or null. */
export async function findDuplicate(reader: Reader, draft: Claiming): Promise<string | null> {
  const keys = rivalKeysOf(draft.answers);
  if (keys.length === 0) return null;
  const claims = await reader.getAll(addressClaims, keys.map(homeId));
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

/**
 * Part of the commit that publishes: the next listing of this home finds it, whichever instance asks. A home that it was
 * taken for before is free again. Reads now and answers what writes, because a commit reads first.
 */
export async function claimHome(
  tx: Transaction,
  { draftId, answers }: Claiming,
  before: Pick<Draft, 'answers'> | null,
): Promise<() => void> {
  const keys = homeKeysOf(answers);
  const former = before ? homeKeysOf(before.answers).filter((key) => !keys.includes(key)) : [];
  const claims = await tx.getAll(addressClaims, former.map(homeId));
  const own = former.filter((_, place) => claims[place]?.data.listingKey === draftId);
  return () => {
    for (const key of keys) tx.set(addressClaims, homeId(key), { key, listingKey: draftId });
    for (const key of own) tx.delete(addressClaims, homeId(key));
  };
}

const homeId = (key: string): string => createHash('sha256').update(key).digest('hex');
