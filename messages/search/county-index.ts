// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const countyIndex = {
homes: ({ count }: { count: number }) => `${formatCount(count)} home${(count === 1 ? "" : "s")}`,
};
