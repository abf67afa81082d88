// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const countyIndex = {
homes: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)}`,
};
