// Compiled from messages/en/site.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const timeLeft = {
days: ({ days }: { days: number }) => `${formatCount(days)} day${(days === 1 ? "" : "s")}`,
hours: ({ hours }: { hours: number }) => `${formatCount(hours)} hour${(hours === 1 ? "" : "s")}`,
minutes: ({ minutes }: { minutes: number }) => `${formatCount(minutes)} minute${(minutes === 1 ? "" : "s")}`,
lessMinute: "less than a minute",
};
