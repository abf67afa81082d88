// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bidListLink = {
link: "Bid on one of several homes",
text: ({ count }: { count: number }) => `${(count === 1 ? "One more auction of this sale ends" : `${formatCount(count)} more auctions of this sale end`)} the same day. Bid on several and win one at most.`,
};
