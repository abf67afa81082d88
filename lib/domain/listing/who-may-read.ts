import type { User } from '@/lib/domain/account/user';
import type { Listing } from '@/lib/domain/listing/listing';
import { isPublicStatus } from '@/lib/domain/listing/vocabulary';

/** Null: may read. `unknown` says nothing of what there is. */
export type ReadingRefusal = 'unknown' | 'signed-out' | 'unverified-email';

/** A listing's private documents are for people we can name; before it is public for its seller and staff only. */
export function refuseReading(
  { standardStatus, seller }: Pick<Listing, 'standardStatus' | 'seller'>,
  by: Pick<User, 'uid' | 'role' | 'emailVerified'> | null,
): ReadingRefusal | null {
  if (by && (by.role === 'admin' || by.uid === seller.id)) return null;
  if (!isPublicStatus(standardStatus)) return 'unknown';
  if (!by) return 'signed-out';
  return by.emailVerified ? null : 'unverified-email';
}
