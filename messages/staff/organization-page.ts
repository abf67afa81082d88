// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organizationPage = {
organization: "Organization",
organizations: "Organizations",
joined: ({ kind, createdAt }: { kind: string | number; createdAt: string | number }) => `${kind} · joined ${createdAt}`,
verified: ({ by }: { by: string | number }) => `Verified by ${by}`,
verificationRefused: ({ by }: { by: string | number }) => `Verification declined by ${by}`,
suspended: ({ by }: { by: string | number }) => `Suspended by ${by}`,
progress: "In progress",
auctionsBeingResumed: "The organization’s auctions are being resumed.",
homesNeedSeparate: ({ left }: { left: number }) => `${formatCount(left)} home${(left === 1 ? " needs a separate decision." : "s need separate decisions.")}`,
members: "Members",
since: ({ email, role, since }: { email: string | number; role: string | number; since: string | number }) => `${email} · ${role} since ${since}`,
homes: "Homes",
noPublishedHomes: "No published homes.",
seller: ({ status, sellerName }: { status: string | number; sellerName: string | number }) => `${status} · seller: ${sellerName}`,
moreHomes: "More homes",
noStaffActions: "No staff actions yet.",
homesBeingTakenDown: "The organization’s homes are hidden and are being taken down one by one.",
auctionsBeingPaused: "The organization’s homes are hidden, and its auctions are being paused.",
};
