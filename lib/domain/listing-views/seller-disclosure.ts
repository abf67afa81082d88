import type { Listing } from '@/lib/domain/listings/listing';
import { hiddenSeller, unverifiedSeller } from '@/lib/domain/listings/shown-seller';
import { isPrivateSeller, isPublicStatus, type StandardStatus } from '@/lib/domain/listings/vocabulary';
import {
  isOrganizationId,
  isVerified,
  type Organization,
  shownLogo,
} from '@/lib/domain/organizations/organization';

export const exemptSellerText = 'The seller is exempt and gives no Property Condition Disclosure Statement.';
const unverifiedExemptionText =
  'The seller gives no Property Condition Disclosure Statement. Its exemption is not verified.';

/** What a listing needs from the organization that sells it. */
export type SellingOrganization = Pick<
  Organization,
  'organisationId' | 'name' | 'kind' | 'verified' | 'suspended' | 'logo'
>;

/**
 * The listing as visitors may see it. A verified organization appears under its verified name and kind. Any
 * other company, bank or public body appears without a name and without its claimed exemption. People appear
 * under the name that a reviewer read in their documents. Null while the organization is suspended, and for a
 * home on the market whose organization is unknown: an organization with such a home is never dissolved, so
 * its document only failed to load and may hold a suspension.
 */
export function asVisitorsSee(listing: Listing, organization: SellingOrganization | null): Listing | null {
  if (organization?.suspended) return null;
  const { seller, isSample, standardStatus } = listing;
  const isOfOrganization = isOrganizationId(seller.id);
  if (isOfOrganization && !organization && !isSample && isOnMarket(standardStatus)) return null;
  if (isSample || (!isOfOrganization && isPrivateSeller(seller.kind))) return listing;
  if (organization && isVerified(organization)) {
    const { name, kind } = organization;
    const logo = shownLogo(organization);
    return { ...listing, seller: { ...seller, name, kind, ...(logo && { logo }) } };
  }
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
