// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const countedLinks = {
propertiesSale: ({ count }: { count: number }) => `${formatCount(count)} propert${(count === 1 ? "y" : "ies")} for sale`,
};
