// Compiled from messages/en/dashboard.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const needsYouNow = {
needsYouNow: ({ count }: { count: number }) => `${(count === 0 ? "Needs your attention" : `Needs your attention (${formatCount(count)})`)}`,
allCaughtUp: "You’re all caught up. When you’re outbid or something is due, you’ll see it here.",
about: ({ place }: { place: string | number }) => `: ${place}`,
due: ({ moment }: { moment: Tag }) => rich("Due ", moment("")),
auctionEnds: ({ moment }: { moment: Tag }) => rich("Auction ends ", moment("")),
wasDue: ({ moment }: { moment: Tag }) => rich("Overdue since ", moment("")),
};
