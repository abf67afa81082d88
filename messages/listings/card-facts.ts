// Compiled from messages/en/listings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const cardFacts = {
studio: "Studio",
sqFt: (v: { livingAreaSqft: string | number }) => `${v.livingAreaSqft} sq ft`,
sqFtLot: (v: { sqft: string | number }) => `${v.sqft} sq ft lot`,
county: (v: { borough: string | number; name: string | number }) => `${v.borough}, ${v.name} County`,
county2: (v: { name: string | number }) => `${v.name} County`,
beds: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} bed` : `${formatCount(v.count)} beds`)}`,
baths: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} bath` : `${formatCount(v.count)} baths`)}`,
acres: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} acre` : `${formatCount(v.count)} acres`)}`,
};
