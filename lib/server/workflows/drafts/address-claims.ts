import 'server-only';
import { createHash } from 'node:crypto';
import { addressKeyOf, addressKeysOf, matchingKeysOf } from '@/lib/domain/drafts/address-key';
import type { Draft } from '@/lib/domain/drafts/draft';
import type { StandardStatus } from '@/lib/domain/listings/vocabulary';
import { routes } from '@/lib/routes';
import { listingModel } from '@/lib/server/catalog/listings/listings';
import type { Reader, Transaction } from '@/lib/server/platform/store/store';
import { addressClaims, listings } from '@/lib/server/records/listings/listing-collections';

/** For sale or under contract. */
const isActive = (status: StandardStatus): boolean =>
  ['ComingSoon', 'Active', 'ActiveUnderContract', 'Pending', 'Hold'].includes(status);

type Claimant = Pick<Draft, 'draftId' | 'answers'>;

/** The page of another active listing of the same home, by address claims and public listings; or null. */
export async function findDuplicate(reader: Reader, draft: Claimant): Promise<string | null> {
  const keys = matchingKeysOf(draft.answers);
  if (keys.length === 0) return null;
  const claims = await reader.getAll(addressClaims, keys.map(claimId));
  const claimants = claims.flatMap((claim) => claim?.data.listingKey ?? []);
  const claimed = await reader.getAll(listings, [...new Set(claimants)]);
  const publicMatches = [...(await listingModel()).bySlug.values()].filter(
    (listing) => listing.postalCode === draft.answers.postalCode && keys.includes(addressKeyOf(listing)),
  );
  const found = [...claimed.flatMap((doc) => doc?.data ?? []), ...publicMatches].find(
    ({ listingKey, standardStatus }) => listingKey !== draft.draftId && isActive(standardStatus),
  );
  return found ? routes.property(found.slug) : null;
}

/** Claims on a former address that this listing still holds. */
export type FormerClaims = readonly string[];

export async function readFormerClaims(
  tx: Reader,
  { draftId, answers }: Claimant,
  before: Pick<Draft, 'answers'> | null,
): Promise<FormerClaims> {
  const keys = addressKeysOf(answers);
  const former = before ? addressKeysOf(before.answers).filter((key) => !keys.includes(key)) : [];
  const claims = await tx.getAll(addressClaims, former.map(claimId));
  return former.filter((_, at) => claims[at]?.data.listingKey === draftId);
}

/**
 * Claims the address in the commit that publishes, so that every instance sees the claim. Releases the
 * former address.
 */
export function writeAddressClaims(
  tx: Transaction,
  { draftId, answers }: Claimant,
  former: FormerClaims,
): void {
  for (const key of addressKeysOf(answers)) tx.set(addressClaims, claimId(key), { key, listingKey: draftId });
  for (const key of former) tx.delete(addressClaims, claimId(key));
}

const claimId = (key: string): string => createHash('sha256').update(key).digest('hex');
