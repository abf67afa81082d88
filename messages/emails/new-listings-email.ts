// Compiled from messages/en/emails.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const newListingsEmail = {
subject: ({ count, name }: { count: number; name: string | number }) => `${formatCount(count)} new home${(count === 1 ? "" : "s")}: ${name}`,
lead: ({ count, since, name }: { count: number; since: string | number; name: string | number }) => `${formatCount(count)} new home${(count === 1 ? "" : "s")} since ${since} in your saved search “${name}.”`,
more: ({ count }: { count: number }) => `${(count === 1 ? `And ${formatCount(count)} more home.` : `And ${formatCount(count)} more homes.`)}`,
seeAll: ({ url }: { url: string | number }) => `See all results: ${url}`,
editSearches: ({ url }: { url: string | number }) => `Edit or delete saved searches: ${url}`,
why: ({ frequency }: { frequency: string | number }) => `You’re receiving this email because you saved this search (emails sent ${frequency}).`,
phaseAndPrice: ({ phase, price }: { phase: string | number; price: string | number }) => `${phase}. ${price}`,
kindAndOccupancy: ({ propertyLabel, county, occupancy }: { propertyLabel: string | number; county: string | number; occupancy: string | number }) => `${propertyLabel}, ${county} County. ${occupancy}`,
startingBid: ({ startingBid, endsAt }: { startingBid: string | number; endsAt: string | number }) => `Starting bid ${startingBid}. Auction ends ${endsAt}.`,
listPrice: ({ price }: { price: string | number }) => `List price ${price}.`,
noPrice: "No price yet.",
};
