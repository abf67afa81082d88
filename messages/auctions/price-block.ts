// Compiled from messages/en/auctions.json by `npm run messages`.

export const priceBlock = {
noBids: "No bids",
noBidsYet: "No bids yet",
starts: "Starts in",
ends: "Ends in",
pausedSetEnd: "Paused; was set to end",
ended: "Ended",
setEnd: "Was set to end",
extendedEnd: ({ endsAt, by }: { endsAt: string | number; by: string | number }) => `${endsAt} (+${by})`,
seconds: ({ seconds }: { seconds: string | number }) => `${seconds} s`,
minutes: ({ minutes, seconds }: { minutes: string | number; seconds: string | number }) => `${minutes} min ${seconds} s`,
hours: ({ hours, minutes }: { hours: string | number; minutes: string | number }) => `${hours} h ${minutes} min`,
lastMinute: "Last minute",
};
