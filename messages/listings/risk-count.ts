// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const riskCount = {
count: ({ redFlags, unknown }: { redFlags: number; unknown: number }) => `${(redFlags === 0 ? "No known red flags" : (redFlags === 1 ? `${formatCount(redFlags)} red flag` : `${formatCount(redFlags)} red flags`))}${(unknown === 0 ? "" : ` · ${formatCount(unknown)} unknown`)}`,
amountUnknown: "amount unknown",
};
