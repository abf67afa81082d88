// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const nextBid = {
raiseMaximumMore: ({ strong, minimum }: { strong: Tag; minimum: string | number }) => rich("Raise your maximum to ", strong(`${minimum}`), " or more"),
nextBidMore: ({ strong, minimum }: { strong: Tag; minimum: string | number }) => rich("Next bid: ", strong(`${minimum}`), " or more"),
suggestedAmounts: "Suggested amounts",
};
