// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const connectionNote = {
dataOld: ({ age }: { age: string | number }) => `Last updated ${age} ago`,
dataOldReconnecting: ({ age }: { age: string | number }) => `Last updated ${age} ago. Reconnecting…`,
seconds: ({ seconds }: { seconds: string | number }) => `${seconds} sec`,
minutes: ({ minutes }: { minutes: number }) => `${formatCount(minutes)} minute${(minutes === 1 ? "" : "s")}`,
};
