// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const resultCard = {
save: ({ street }: { street: string | number }) => `Save ${street}`,
compare: ({ street }: { street: string | number }) => `Compare ${street}`,
compareHome: "Compare",
hide: ({ street }: { street: string | number }) => `Hide ${street}`,
hideHome: "Hide",
redFlags: ({ count }: { count: number }) => `${(count === 0 ? "No known red flags" : (count === 1 ? `${formatCount(count)} red flag` : `${formatCount(count)} red flags`))}`,
};
