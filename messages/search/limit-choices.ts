// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const limitChoices = {
any: "Any",
upTo: ({ amount }: { amount: string | number }) => `Up to ${amount}`,
upHours: ({ hours }: { hours: number }) => `Up to ${formatCount(hours)} hour${(hours === 1 ? "" : "s")}`,
};
