// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const cardFacts = {
studio: "Studio",
sqFt: ({ livingAreaSqft }: { livingAreaSqft: string | number }) => `${livingAreaSqft} sq ft`,
sqFtLot: ({ sqft }: { sqft: string | number }) => `${sqft} sq ft lot`,
county: ({ borough, name }: { borough: string | number; name: string | number }) => `${borough}, ${name} County`,
countyName: ({ name }: { name: string | number }) => `${name} County`,
beds: ({ count }: { count: number }) => `${formatCount(count)} bed${(count === 1 ? "" : "s")}`,
baths: ({ count }: { count: number }) => `${formatCount(count)} bath${(count === 1 ? "" : "s")}`,
acres: ({ count }: { count: number }) => `${formatCount(count)} acre${(count === 1 ? "" : "s")}`,
};
