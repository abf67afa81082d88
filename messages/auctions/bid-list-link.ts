// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bidListLink = {
link: "Bid on several homes to win one",
text: ({ count }: { count: number }) => `${(count === 1 ? "One more auction in this sale ends" : `${formatCount(count)} more auctions in this sale end`)} the same day. Bid on several homes and win at most one.`,
};
