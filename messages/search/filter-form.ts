// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const filterForm = {
leaveUncheckedSee: "Leave unchecked to see everything still available.",
propertiesFound: ({ total }: { total: number }) => `${formatCount(total)} propert${(total === 1 ? "y" : "ies")} found`,
placeStreetKeyword: "Place, street, or keyword",
search: "Search",
place: "Place",
more: "More",
mostHomes: "Those with the most homes. The search box finds any other.",
filters: "Filters",
filtersActive: ({ active }: { active: string | number }) => `Filters (${active})`,
};
