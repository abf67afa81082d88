import { Badge } from '@/components/ui/badge';
import type { Organization } from '@/lib/domain/organizations/organization';
import * as copy from '@/messages/staff';

interface OrganizationBadgesProps {
  readonly organization: Pick<Organization, 'verified' | 'suspended'>;
}

/** Staff status of an organization. */
export const OrganizationBadges = ({ organization: { verified, suspended } }: OrganizationBadgesProps) => (
  <span className="flex gap-2">
    <Badge tone={verified ? 'good' : 'muted'}>
      {verified ? copy.organizationBadges.verified : copy.organizationBadges.notVerified}
    </Badge>
    {suspended && <Badge tone="danger">{copy.organizationBadges.suspended}</Badge>}
  </span>
);
