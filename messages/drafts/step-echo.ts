// Compiled from messages/en/drafts.json by `npm run messages`.

export const stepEcho = {
dontSetPin: (v: { latitude: string | number; longitude: string | number }) => `If you don’t set a pin, the map shows ${v.latitude}, ${v.longitude} as an approximate location.`,
eachNewBid: (v: { bid: string | number; defaultIncrementTable: string | number }) => `At ${v.bid}, each new bid must be at least ${v.defaultIncrementTable} higher.`,
newYorkClocks: (v: { end: string }) => `New York clocks go ${(v.end === "back" ? "back" : "forward")} one hour between the two. Both times are New York local time on their dates.`,
opens: (v: { startsAt: string | number; zone: string | number }) => `Opens ${v.startsAt}, ${v.zone}.`,
ends: (v: { endsAt: string | number; zone: string | number }) => `Ends ${v.endsAt}, ${v.zone}.`,
};
