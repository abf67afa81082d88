// Compiled from messages/en/staff.json by `npm run messages`.

export const uidPage = {
person: "Person",
people: "People",
notConfirmedJoined: (v: { email: string | number; emailVerified: string; createdAt: string | number }) => `${v.email}, ${(v.emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${v.createdAt}`,
suspended: (v: { by: string | number }) => `Suspended by ${v.by}`,
homesBid: "Homes bid on",
defaults: "Defaults",
openedEndedDefault: (v: { openedAt: string | number }) => `opened ${v.openedAt}, ended in default`,
listings: "Listings",
noEntriesAccount: "No entries for this account yet.",
sinceRegistered: (v: { email: string | number; emailVerified: string; createdAt: string | number; legalName: string | number; phone: string | number }) => `${v.email}, ${(v.emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${v.createdAt} · registered to bid as ${v.legalName}, ${v.phone}`,
bidNote: (v: { alias: string | number; at: string | number; status: string }) => `as ${v.alias}, last bid ${v.at}, ${(v.status === "scheduled" ? "auction scheduled" : (v.status === "open" ? "auction open" : (v.status === "paused" ? "auction paused" : (v.status === "settling" ? "auction closing" : (v.status === "cancelled" ? "auction canceled" : "auction ended")))))}`,
};
