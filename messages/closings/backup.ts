// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const backup = {
consent: (v: { price: string | number; closingDays: number }) => `I’m buying this home for ${v.price}. Both sides sign within 72 hours and close within ${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} of signing.`,
accept: (v: { price: string | number }) => `Buy for ${v.price}`,
decline: "Decline",
};
