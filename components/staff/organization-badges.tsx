import { Badge } from '@/components/ui/badge';
import type { Organization } from '@/lib/domain/organizations/organization';
import { organizationBadges as copy } from '@/messages/staff/organization-badges';

interface OrganizationBadgesProps {
  readonly organization: Pick<Organization, 'verified' | 'suspended'>;
}

/** Staff status of an organization. */
export const OrganizationBadges = ({ organization: { verified, suspended } }: OrganizationBadgesProps) => (
  <span className="flex gap-2">
    <Badge tone={verified ? 'good' : 'muted'}>{verified ? copy.verified : copy.notVerified}</Badge>
    {suspended && <Badge tone="danger">{copy.suspended}</Badge>}
  </span>
);
