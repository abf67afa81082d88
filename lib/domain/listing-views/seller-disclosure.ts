import type { Listing } from '@/lib/domain/listings/listing';
import { isPrivateSeller, isPublicStatus, type StandardStatus } from '@/lib/domain/listings/vocabulary';
import { isOrganizationId, isVerified, type Organization } from '@/lib/domain/organizations/organization';

/** What visitors read in place of a name that staff have not verified. */
export const unverifiedSeller = 'Seller not yet verified';

/** In place of the name when its organization cannot be read or is gone: nobody knows whether it was verified. */
export const hiddenSeller = 'Seller not shown';

export const isKnownSeller = ({ name }: Pick<Listing['seller'], 'name'>): boolean =>
  name !== unverifiedSeller && name !== hiddenSeller;

export const exemptSellerText = 'The seller is exempt and gives no Property Condition Disclosure Statement.';
const unverifiedExemptionText =
  'The seller gives no Property Condition Disclosure Statement. Its exemption is not verified.';

/** What a listing needs to know of the organization that sells it. */
export type SellingOrganization = Pick<Organization, 'name' | 'kind' | 'verified' | 'suspended'>;

/**
 * The listing as visitors may see it: a verified organization under its verified name and kind; any other company, bank,
 * or public body without a name and without its exemption; people under the name that a reviewer read in their papers. Null while the organization
 * is suspended, and for a home on the market whose organization is unknown: one with such a home is never dissolved, so
 * its document cannot be read and may hold a suspension.
 */
export function asVisitorsSee(listing: Listing, organization: SellingOrganization | null): Listing | null {
  if (organization?.suspended) return null;
  const { seller, isSample, standardStatus } = listing;
  const isOfOrganization = isOrganizationId(seller.id);
  if (isOfOrganization && !organization && !isSample && isOnMarket(standardStatus)) return null;
  if (isSample || (!isOfOrganization && isPrivateSeller(seller.kind))) return listing;
  if (organization && isVerified(organization))
    return { ...listing, seller: { ...seller, name: organization.name, kind: organization.kind } };
  const name = isOfOrganization && !organization ? hiddenSeller : unverifiedSeller;
  return {
    ...listing,
    seller: { ...seller, name },
    disclosures: listing.disclosures.map((each) =>
      each.text === exemptSellerText ? { ...each, text: unverifiedExemptionText } : each,
    ),
  };
}

const isOnMarket = (status: StandardStatus): boolean => isPublicStatus(status) && status !== 'Closed';
