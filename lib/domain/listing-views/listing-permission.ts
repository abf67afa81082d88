import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';
import { isPublicStatus } from '@/lib/domain/listings/vocabulary';
import type { Sold } from '@/lib/domain/organizations/organization';

/**
 * Why someone may not read; the function below returns null when they may. `unknown` does not reveal whether
 * the listing exists.
 */
export type ReadingRefusal = 'unknown' | 'signed-out' | 'unverified-email';

/**
 * Who may read a listing's private documents: signed-in people with a verified email address. Before the
 * listing is public, only its sellers and staff.
 */
export function refuseReading(
  { standardStatus, sellers }: Pick<Listing, 'standardStatus'> & Sold,
  by: Pick<User, 'uid' | 'role' | 'emailVerified'> | null,
): ReadingRefusal | null {
  if (by && (by.role === 'admin' || sellers.includes(by.uid))) return null;
  if (!isPublicStatus(standardStatus)) return 'unknown';
  if (!by) return 'signed-out';
  return by.emailVerified ? null : 'unverified-email';
}
