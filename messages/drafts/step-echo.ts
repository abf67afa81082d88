// Compiled from messages/en/drafts.json by `npm run messages`.

export const stepEcho = {
dontSetPin: ({ latitude, longitude }: { latitude: string | number; longitude: string | number }) => `If you don’t set a pin, the map shows ${latitude}, ${longitude} as an approximate location.`,
eachNewBid: ({ bid, defaultIncrementTable }: { bid: string | number; defaultIncrementTable: string | number }) => `At ${bid}, each new bid must be at least ${defaultIncrementTable} higher.`,
newYorkClocks: ({ end }: { end: string }) => `Clocks in New York move ${(end === "back" ? "back" : "forward")} one hour between these two dates. Both times are New York local time.`,
opens: ({ startsAt, zone }: { startsAt: string | number; zone: string }) => `Opens ${startsAt}, ${(zone === "EDT" ? "Eastern Daylight Time (EDT)" : "Eastern Standard Time (EST)")}.`,
ends: ({ endsAt, zone }: { endsAt: string | number; zone: string }) => `Ends ${endsAt}, ${(zone === "EDT" ? "Eastern Daylight Time (EDT)" : "Eastern Standard Time (EST)")}.`,
};
