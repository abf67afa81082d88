// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const ages = {
minutes: "less than an hour",
hours: ({ hours }: { hours: number }) => `${formatCount(hours)} hour${(hours === 1 ? "" : "s")}`,
days: ({ days }: { days: number }) => `${formatCount(days)} day${(days === 1 ? "" : "s")}`,
};
