// Compiled from messages/en/staff.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const organisationIdPage = {
organization: "Organization",
organizations: "Organizations",
joined: (v: { kind: string | number; createdAt: string | number }) => `${v.kind} · joined ${v.createdAt}`,
verified: (v: { by: string | number }) => `Verified by ${v.by}`,
verificationRefused: (v: { by: string | number }) => `Verification refused by ${v.by}`,
suspended: (v: { by: string | number }) => `Suspended by ${v.by}`,
progress: "In progress",
auctionsBeingResumed: "Its auctions are being resumed.",
homesNeedSeparate: (v: { left: number }) => `${(v.left === 1 ? `${formatCount(v.left)} home needs` : `${formatCount(v.left)} homes need`)} a separate decision.`,
members: "Members",
since: (v: { email: string | number; role: string | number; since: string | number }) => `${v.email} · ${v.role} since ${v.since}`,
homes: "Homes",
noPublishedHomes: "No published homes.",
seller: (v: { status: string | number; sellerName: string | number }) => `${v.status} · seller: ${v.sellerName}`,
moreHomes: "More homes",
noStaffActions: "No staff actions yet.",
homesBeingTakenDown: "Its homes are hidden and are being taken down one by one.",
auctionsBeingPaused: "Its homes are hidden, and its auctions are being paused.",
};
