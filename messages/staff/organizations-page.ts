// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationsPage = {
organizations: "Organizations",
buyersSeeOrganizations: "Buyers see an organization’s name only after you verify it.",
name: "Name",
show: "Show",
all: "All",
membersJoined: (v: { sellerKind: string | number; members: number; createdAt: string | number }) => `${v.sellerKind} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)} · joined ${v.createdAt}`,
moreOrganizations: "More organizations",
notVerified: "Not verified",
verified: "Verified",
suspended: "Suspended",
};
