// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const priceHistogram = {
mostBetween: (v: { from: string | number; to: string | number; most: number }) => `The most common price range is ${v.from} to ${v.to}: ${(v.most === 1 ? `${formatCount(v.most)} home` : `${formatCount(v.most)} homes`)}.`,
mostAbove: (v: { from: string | number; most: number }) => `The most common price range is above ${v.from}: ${(v.most === 1 ? `${formatCount(v.most)} home` : `${formatCount(v.most)} homes`)}.`,
};
