// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const locationCopy = {
bankOwnedProperties: "Bank-owned properties in New York by county",
bankOwnedSale: (v: { group: string | number }) => `Bank-owned ${v.group} for sale in New York`,
bankOwnedPropertiesSale: (v: { group: string | number }) => `Bank-owned properties for sale in ${v.group}`,
liveAuction: (v: { count: string | number }) => `${v.count} in a live auction`,
upcomingAuction: (v: { count: string | number }) => `${v.count} in an upcoming auction`,
fixedPrice: (v: { count: string | number }) => `${v.count} at a fixed price`,
comingSoon: (v: { count: string | number }) => `${v.count} coming soon`,
unsoldAuction: (v: { count: string | number }) => `${v.count} unsold at auction`,
propertiesSale: (v: { available: number; parts: string | number }) => `${(v.available === 1 ? `${formatCount(v.available)} property` : `${formatCount(v.available)} properties`)} for sale: ${v.parts}.`,
also: (v: { gone: string | number }) => `Also: ${v.gone}.`,
underContract: (v: { count: string | number }) => `${v.count} under contract`,
sold: (v: { count: string | number }) => `${v.count} sold`,
};
