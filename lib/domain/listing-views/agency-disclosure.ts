import { propertyKindOf } from '@/lib/domain/listings/labels';
import type { Listing } from '@/lib/domain/listings/listing';
import type { PropertyKind } from '@/lib/domain/listings/vocabulary';

/** Quotes Real Property Law § 443(3) in full. */
export const agencyLawHref = 'https://legislation.nysenate.gov/pdf/bills/2024/S9686';

/** Up to four families, condominiums, and co-ops (Real Property Law § 443(1)(f)). */
const residential: readonly PropertyKind[] = ['house', 'townhouse', 'two-to-four-family', 'condo', 'co-op'];

/** Whether a broker who lists this home must give buyers the state's agency disclosure form. */
export const givesAgencyForm = ({
  broker,
  propertySubType,
}: Pick<Listing, 'broker' | 'propertySubType'>): boolean =>
  broker !== undefined && residential.includes(propertyKindOf(propertySubType));
