// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const bidForm = {
maximumBid: ({ strong, minimum }: { strong: Tag; minimum: string | number }) => rich("Your maximum bid: ", strong(`${minimum}`), " or more"),
newMaximum: ({ strong, minimum }: { strong: Tag; minimum: string | number }) => rich("Your new maximum: ", strong(`${minimum}`), " or more"),
onlyAsNeeded: "We bid only as much as needed. Others can’t see your maximum while you’re leading.",
};
