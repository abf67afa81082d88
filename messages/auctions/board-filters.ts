// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const boardFilters = {
filterSort: ({ active }: { active: number }) => `${(active === 0 ? "Filter and sort" : (active === 1 ? `Filter and sort (${formatCount(active)} filter)` : `Filter and sort (${formatCount(active)} filters)`))}`,
placeLabel: "Location",
occupancy: "Occupancy",
reserve: "Reserve",
propertyType: "Property type",
anyPlace: "All of New York",
anyOccupancy: "Any occupancy",
anyReserve: "Any reserve",
anyType: "Any type",
place: ({ county, count }: { county: string | number; count: string | number }) => `${county} (${count})`,
minimumPrice: "Minimum price",
maximumPrice: "Maximum price",
sort: "Sort",
soonest: "Soonest first",
latest: "Latest first",
lowestPrice: "Lowest price",
highestPrice: "Highest price",
mostBids: "Most bids",
day: "Day",
month: "Month",
showAuctions: "Show auctions",
clearFilters: "Clear filters",
};
