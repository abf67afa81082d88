// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const filterForm = {
location: "Location",
allPrice: "All-in price",
leaveUncheckedSee: "Leave unchecked to see everything still available.",
reserveAuctionEnd: "Reserve and auction end",
sizeAge: "Size and age",
acreSqFt: "1 acre = 43,560 sq ft",
buildingType: "Building type",
occupancyDeed: "Occupancy and deed",
financingValueDues: "Financing, value, and dues",
financingAcceptedSale: "Financing accepted for the sale.",
timeMarket: "Days on market",
propertiesFound: ({ total }: { total: number }) => `${formatCount(total)} propert${(total === 1 ? "y" : "ies")} found`,
showProperties: "Show properties",
nextBidList: ({ link }: { link: Tag }) => rich("The next bid or list price plus taxes and all costs, paid in cash. Homes with an unknown all-in price are left out. ", link("What’s included")),
placeStreetKeyword: "Place, street, or keyword",
hours: "24 hours",
days: "3 days",
days2: "7 days",
none: "None",
upTo300: "Up to $300",
upTo500: "Up to $500",
upTo1: "Up to $1,000",
any: "Any",
upTo: ({ amount }: { amount: string | number }) => `Up to ${amount}`,
upHours: ({ hours }: { hours: number }) => `Up to ${formatCount(hours)} hour${(hours === 1 ? "" : "s")}`,
};
