// Compiled from messages/en/listings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostNote = {
moreAll: ({ strong, amount }: { strong: Tag; amount: string | number }) => rich("More than ", strong(`${amount}`), " total"),
nextBidPaid: "For a cash purchase at the next bid",
about: ({ strong, amount }: { strong: Tag; amount: string | number }) => rich("≈ ", strong(`${amount}`), " total"),
};
