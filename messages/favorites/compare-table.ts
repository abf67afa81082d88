// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const compareTable = {
comparison: "Comparison",
remove: ({ street }: { street: string | number }) => `Remove ${street}`,
removeLabel: "Remove",
sameForAll: ({ count }: { count: number }) => `${formatCount(count)} fact${(count === 1 ? " is the same for these homes" : "s are the same for these homes")}`,
};
