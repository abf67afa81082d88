// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const locationCopy = {
bankOwnedProperties: "Bank-owned properties in New York by county",
bankOwnedSale: ({ group }: { group: string | number }) => `Bank-owned ${group} for sale in New York`,
bankOwnedPropertiesSale: ({ group }: { group: string | number }) => `Bank-owned properties for sale in ${group}`,
liveAuction: ({ count }: { count: number }) => `${formatCount(count)} in ${(count === 1 ? "a live auction" : "live auctions")}`,
upcomingAuction: ({ count }: { count: number }) => `${formatCount(count)} in ${(count === 1 ? "an upcoming auction" : "upcoming auctions")}`,
fixedPrice: ({ count }: { count: number }) => `${formatCount(count)} at ${(count === 1 ? "a fixed price" : "fixed prices")}`,
comingSoon: ({ count }: { count: string | number }) => `${count} coming soon`,
unsoldAuction: ({ count }: { count: string | number }) => `${count} unsold at auction`,
propertiesSale: ({ available, parts }: { available: number; parts: string | number }) => `${formatCount(available)} propert${(available === 1 ? "y" : "ies")} for sale: ${parts}.`,
also: ({ gone }: { gone: string | number }) => `Also: ${gone}.`,
underContract: ({ count }: { count: string | number }) => `${count} under contract`,
sold: ({ count }: { count: string | number }) => `${count} sold`,
};
