// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const connectionNote = {
dataOld: ({ age }: { age: string | number }) => `Data is ${age} old`,
dataOldReconnecting: ({ age }: { age: string | number }) => `Data is ${age} old. Reconnecting…`,
seconds: ({ seconds }: { seconds: string | number }) => `${seconds} s`,
minutes: ({ minutes }: { minutes: number }) => `${formatCount(minutes)} minute${(minutes === 1 ? "" : "s")}`,
};
