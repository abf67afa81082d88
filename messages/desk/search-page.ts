// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const searchPage = {
title: "Search everything",
label: "Keyword, name, address, or ID",
help: "Finds homes, submissions, auctions, closings, reports, people, organizations, and log entries. Submissions also match by listing, parcel, or asset number. Names, addresses, and numbers match from the start of a word; log entries match whole words. It doesn’t find drafts that were never submitted.",
noDrafts: "No submissions match. This search doesn’t find drafts that were never submitted.",
nothing: "No results",
homes: "Homes",
drafts: "Submissions",
auctions: "Auctions",
closings: "Closings",
people: "People",
organizations: "Organizations",
log: "Audit log",
auctionNote: ({ id, endsAt }: { id: string | number; endsAt: string | number }) => `${id} · end time ${endsAt}`,
closingNote: ({ status, openedAt }: { status: string | number; openedAt: string | number }) => `${status} · opened ${openedAt}`,
reports: "Reports",
reportNote: ({ reason, status, at }: { reason: string | number; status: string; at: string | number }) => `${reason} · ${(status === "handled" ? "closed" : "open")} · ${at}`,
personNote: ({ email, createdAt }: { email: string | number; createdAt: string | number }) => `${email} · joined ${createdAt}`,
organizationNote: ({ members }: { members: number }) => `${formatCount(members)} member${(members === 1 ? "" : "s")}`,
};
