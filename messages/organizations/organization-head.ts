// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationHead = {
listings: "Listings",
importLabel: "Import",
members: "Members",
organization: "Organization",
organizationSuspended: "This organization is suspended",
homesOffSite: (v: { reason: string | number }) => `Its homes are off the site and take no bids. Reason: ${v.reason}`,
buyersDontSee: "Buyers don’t see this name yet",
staffVerifiesOrganization: (v: { unverifiedSeller: string | number }) => `Until our staff verifies the organization, listings show “${v.unverifiedSeller}” and exemptions don’t count.`,
lastCheckDidnt: (v: { reason: string | number }) => `The last check didn’t succeed: ${v.reason}`,
kind: (v: { kind: string | number; members: number }) => `${v.kind} · ${(v.members === 1 ? `${formatCount(v.members)} member` : `${formatCount(v.members)} members`)}`,
};
