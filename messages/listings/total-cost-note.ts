// Compiled from messages/en/listings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostNote = {
moreAll: (v: { strong: Tag; amount: string | number }) => rich("More than ", v.strong(`${v.amount}`), " all-in"),
nextBidPaid: "At the next bid, paid in cash",
about: (v: { strong: Tag; amount: string | number }) => rich("≈ ", v.strong(`${v.amount}`), " all-in"),
};
