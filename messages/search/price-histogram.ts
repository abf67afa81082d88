// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const priceHistogram = {
mostBetween: ({ from, to, most }: { from: string | number; to: string | number; most: number }) => `The most common price range is ${from} to ${to}: ${formatCount(most)} home${(most === 1 ? "" : "s")}.`,
mostAbove: ({ from, most }: { from: string | number; most: number }) => `The most common price range is above ${from}: ${formatCount(most)} home${(most === 1 ? "" : "s")}.`,
};
