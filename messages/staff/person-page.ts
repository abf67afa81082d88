// Compiled from messages/en/staff.json by `npm run messages`.

export const personPage = {
person: "Person",
people: "People",
notConfirmedJoined: ({ email, emailVerified, createdAt }: { email: string | number; emailVerified: string; createdAt: string | number }) => `${email}, ${(emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${createdAt}`,
suspended: ({ by }: { by: string | number }) => `Suspended by ${by}`,
homesBid: "Homes bid on",
defaults: "Defaults",
openedEndedDefault: ({ openedAt }: { openedAt: string | number }) => `opened ${openedAt}, ended in default`,
openDefaults: "Defaults that keep the bid limit at zero",
openDefaultNote: "decide here whether to restore the limit",
listings: "Listings",
moreListings: ({ left }: { left: string | number }) => `Plus ${left} more. Search for a home by its address or listing ID.`,
noEntriesAccount: "No entries for this account yet.",
sinceRegistered: ({ email, emailVerified, createdAt, legalName, phone }: { email: string | number; emailVerified: string; createdAt: string | number; legalName: string | number; phone: string | number }) => `${email}, ${(emailVerified === "true" ? "confirmed" : "not confirmed")} · joined ${createdAt} · registered to bid as ${legalName}, ${phone}`,
bidNote: ({ alias, at, status }: { alias: string | number; at: string | number; status: string }) => `as ${alias}, last bid ${at}, ${(status === "scheduled" ? "auction scheduled" : (status === "open" ? "auction open" : (status === "paused" ? "auction paused" : (status === "settling" ? "auction being finalized" : (status === "cancelled" ? "auction canceled" : "auction ended")))))}`,
};
