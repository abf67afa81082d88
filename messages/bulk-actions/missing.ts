// Compiled from messages/en/bulk-actions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const missing = {
count: ({ count }: { count: number }) => `${formatCount(count)} item${(count === 1 ? "" : "s")} left to complete:`,
more: ({ count }: { count: string | number }) => `and ${count} more`,
};
