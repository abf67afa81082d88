// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const figureValues = {
percent: ({ value }: { value: string | number }) => `${value}%`,
hours: ({ value }: { value: number }) => `${formatCount(value)} hour${(value === 1 ? "" : "s")}`,
};
