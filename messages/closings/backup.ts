// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const backup = {
consent: ({ price, closingDays }: { price: string | number; closingDays: number }) => `I’m buying this home for ${price}. Both sides must sign within 72 hours and close within ${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} of signing.`,
accept: ({ price }: { price: string | number }) => `Buy for ${price}`,
decline: "Decline",
};
