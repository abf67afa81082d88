// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationsPage = {
organizations: "Organizations",
buyersSeeOrganizations: "Buyers see an organization’s name only after you verify it.",
name: "Name",
show: "Show",
all: "All",
membersJoined: ({ sellerKind, members, createdAt }: { sellerKind: string | number; members: number; createdAt: string | number }) => `${sellerKind} · ${formatCount(members)} member${(members === 1 ? "" : "s")} · joined ${createdAt}`,
moreOrganizations: "More organizations",
notVerified: "Not verified",
verified: "Verified",
suspended: "Suspended",
};
