// Compiled from messages/en/auctions.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const nextBid = {
raiseMaximumMore: (v: { strong: Tag; minimum: string | number }) => rich("Raise your maximum to ", v.strong(`${v.minimum}`), " or more"),
nextBidMore: (v: { strong: Tag; minimum: string | number }) => rich("Next bid: ", v.strong(`${v.minimum}`), " or more"),
suggestedAmounts: "Suggested amounts",
};
