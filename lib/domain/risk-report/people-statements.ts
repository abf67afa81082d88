import { possessionWords } from '@/lib/domain/listings/fact-copy';
import { occupancyLabel } from '@/lib/domain/listings/labels';
import type { YesNoUnknown } from '@/lib/domain/listings/risk-topics';
import {
  bySource,
  dayInWords,
  lines,
  notStated,
  type RiskReportListing,
  type Statement,
} from './risk-statement';

/** Who lives there, and how possession passes to the buyer. */
export const occupancyOf = ({ occupancy, possession }: RiskReportListing): Statement => ({
  value: occupancy.value === 'Unknown' ? null : occupancyLabel(occupancy.value),
  detail: possessionWords[possession],
  ...bySource(occupancy),
  papers: ['ConditionReport'],
});

/** Tenants after a foreclosure (RPAPL 1305). Not known if it is unknown whether there is a lease. */
export function tenantsOf(listing: RiskReportListing): Statement {
  const { tenancy } = listing;
  const without = withoutTenants(listing);
  if (without) return without;
  if (!tenancy) return { ...notStated, papers: [] };
  const { lease, rentRegulated, noticeOn } = tenancy;
  return {
    value: leaseWords[lease],
    detail: lines(
      regulationWords[rentRegulated],
      noticeOn === null
        ? 'The seller reports no RPAPL § 1305 notice.'
        : `An RPAPL § 1305 notice was served on ${dayInWords(noticeOn)}.`,
    ),
    ...bySource(tenancy),
    papers: [],
  };
}

/** Whether the Good Cause Eviction Law protects the tenant (Real Property Law, article 6-A). */
export function goodCauseOf(listing: RiskReportListing): Statement {
  const without = withoutTenants(listing);
  if (without) return without;
  const { tenancy } = listing;
  if (!tenancy) return { ...notStated, papers: [] };
  return { value: goodCauseWords[tenancy.goodCause], detail: null, ...bySource(tenancy), papers: [] };
}

function withoutTenants({ occupancy }: RiskReportListing): Statement | null {
  const { value } = occupancy;
  if (value !== 'Vacant' && value !== 'OwnerOccupied') return null;
  return {
    value: 'No known tenants',
    detail:
      value === 'Vacant'
        ? null
        : 'A former owner must be shown the deed and given ten days’ notice to quit (RPAPL § 713(5)); then a court decides.',
    ...bySource(occupancy),
    papers: [],
  };
}

const leaseWords: Readonly<Record<YesNoUnknown, string | null>> = {
  Yes: 'Rented with a lease',
  No: 'Rented without a lease',
  Unknown: null,
};
const regulationWords: Readonly<Record<YesNoUnknown, string>> = {
  Yes: 'The rent is regulated. Rent-regulated tenants can stay.',
  No: 'The rent is not regulated.',
  Unknown: 'It’s unknown whether the rent is regulated.',
};
const goodCauseWords: Readonly<Record<YesNoUnknown, string | null>> = {
  Yes: 'The tenant is protected',
  No: 'The tenant is not protected',
  Unknown: null,
};
