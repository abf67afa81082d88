// Compiled from messages/en/auctions.json by `npm run messages`.

export const lotCounts = {
open: ({ count }: { count: string | number }) => `${count} open for bidding`,
upcoming: ({ count }: { count: string | number }) => `${count} upcoming`,
ended: ({ count }: { count: string | number }) => `${count} ended`,
sold: ({ count }: { count: string | number }) => `${count} sold`,
canceled: ({ count }: { count: string | number }) => `${count} canceled`,
nextEnd: ({ number }: { number: string | number }) => `Next: lot ${number} ends in`,
shownAreLive: "Only the lots shown below are updated live.",
};
