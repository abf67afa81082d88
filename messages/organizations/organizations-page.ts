// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationsPage = {
organizations: "My organizations",
leftOrganization: "You’ve left the organization",
organizationDissolved: "Organization dissolved",
banksServicersOthers: "For banks, servicers, and others that sell multiple homes: listings belong to the organization, and you choose which members can work on them and which can only view them.",
createOrganization: "Create an organization",
role: ({ role, members }: { role: string | number; members: number }) => `${role} · ${formatCount(members)} member${(members === 1 ? "" : "s")}`,
};
