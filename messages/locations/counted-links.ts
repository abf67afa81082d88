// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const countedLinks = {
propertiesSale: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} property` : `${formatCount(v.count)} properties`)} for sale`,
};
