import { isOrganisationId, isVerified, type Organisation } from '@/lib/domain/selling/organisation';
import type { Listing } from './listing';
import { isPrivateSeller, isPublicStatus, type StandardStatus } from './vocabulary';

/** What visitors read in place of a name that staff have not verified. */
export const unverifiedSeller = 'Seller not yet verified';

export const isKnownSeller = ({ name }: Pick<Listing['seller'], 'name'>): boolean =>
  name !== unverifiedSeller;

/** What a listing needs to know of the organization that sells it. */
export type SellingOrganisation = Pick<Organisation, 'name' | 'kind' | 'verified' | 'suspended'>;

/**
 * The listing as visitors may see it: a verified organization under its verified name and kind; any other company, bank,
 * or public body without a name; people under the name that a reviewer read in their papers. Null while the organization
 * is suspended, and for a home on the market whose organization is unknown: one with such a home is never dissolved, so
 * its document cannot be read and may hold a suspension.
 */
export function asVisitorsSee(listing: Listing, organisation: SellingOrganisation | null): Listing | null {
  if (organisation?.suspended) return null;
  const { seller, isSample, standardStatus } = listing;
  const isOfOrganisation = isOrganisationId(seller.id);
  if (isOfOrganisation && !organisation && !isSample && isOnMarket(standardStatus)) return null;
  if (isSample || (!isOfOrganisation && isPrivateSeller(seller.kind))) return listing;
  const shown =
    isOfOrganisation && organisation && isVerified(organisation)
      ? { name: organisation.name, kind: organisation.kind }
      : { name: unverifiedSeller };
  return { ...listing, seller: { ...seller, ...shown } };
}

const isOnMarket = (status: StandardStatus): boolean => isPublicStatus(status) && status !== 'Closed';
