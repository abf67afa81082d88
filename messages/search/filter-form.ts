// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const filterForm = {
leaveUncheckedSee: "Leave all unchecked to see every home still available.",
propertiesFound: ({ total }: { total: number }) => `${formatCount(total)} propert${(total === 1 ? "y" : "ies")} found`,
placeStreetKeyword: "Location, street, or keyword",
search: "Search",
place: "Location",
more: "More",
mostHomes: "Locations with the most homes. Use the search box to find others.",
filters: "Filters",
filtersActive: ({ active }: { active: string | number }) => `Filters (${active})`,
};
