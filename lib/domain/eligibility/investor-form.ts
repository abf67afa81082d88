import type { User } from '@/lib/domain/accounts/user';
import type { Listing } from '@/lib/domain/listings/listing';

const ONE_OR_TWO_FAMILIES: readonly Listing['propertySubType'][] = [
  'SingleFamilyResidence',
  'Townhouse',
  'Cabin',
  'Duplex',
];

/** Whether this buyer must tell the seller on a notarized form what it is (Real Property Law § 521(4)). */
export const needsInvestorForm = (
  { registration }: Pick<User, 'registration'>,
  kinds: readonly Listing['propertySubType'][],
): boolean =>
  registration?.buyerType === 'covered-investor' && kinds.some((kind) => ONE_OR_TWO_FAMILIES.includes(kind));
