// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const priceBlock = {
noBids: "No bids",
noBidsYet: "No bids yet",
starts: "Starts in",
ends: "Ends in",
pausedSetEnd: "Paused; was set to end",
ended: "Ended",
setEnd: "Was set to end",
extendedEnd: ({ time, endsAt }: { time: Tag; endsAt: string | number }) => rich(time(`${endsAt}`), " (extended)"),
};
