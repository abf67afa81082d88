// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const connectionNote = {
dataOld: ({ age }: { age: string | number }) => `Last updated ${age} ago`,
dataOldReconnecting: ({ age }: { age: string | number }) => `Last updated ${age} ago. Reconnecting…`,
seconds: ({ seconds }: { seconds: number }) => `${formatCount(seconds)} second${(seconds === 1 ? "" : "s")}`,
minutes: ({ minutes }: { minutes: number }) => `${formatCount(minutes)} minute${(minutes === 1 ? "" : "s")}`,
};
