// Compiled from messages/en/figures.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const values = {
percent: ({ value }: { value: string | number }) => `${value}%`,
prices: ({ share, price, estimate, homes }: { share: string | number; price: string | number; estimate: string | number; homes: number }) => `${share}% (${price} of ${estimate}, ${formatCount(homes)} home${(homes === 1 ? "" : "s")})`,
sale: ({ price }: { price: string | number }) => `Sold ${price}`,
list: ({ price }: { price: string | number }) => `List ${price}`,
ofEstimate: ({ price, share, estimate }: { price: string | number; share: string | number; estimate: string | number }) => `${price} (${share}% of ${estimate})`,
noEstimate: ({ price }: { price: string | number }) => `${price}, no estimate`,
auctions: ({ sold, held }: { sold: string | number; held: string | number }) => `${sold} of ${held} sold`,
};
