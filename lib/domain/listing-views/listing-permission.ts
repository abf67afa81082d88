import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import type { Sold } from '@/lib/domain/organizations/organization';

/** Null: may read. `unknown` says nothing of what there is. */
export type ReadingRefusal = 'unknown' | 'signed-out' | 'unverified-email';

/** A listing's private documents are for people we can name; before it is public for its seller and staff only. */
export function refuseReading(
  { standardStatus, sellers }: Pick<Listing, 'standardStatus'> & Sold,
  by: Pick<User, 'uid' | 'role' | 'emailVerified'> | null,
): ReadingRefusal | null {
  if (by && (by.role === 'admin' || sellers.includes(by.uid))) return null;
  if (!isPublicStatus(standardStatus)) return 'unknown';
  if (!by) return 'signed-out';
  return by.emailVerified ? null : 'unverified-email';
}
