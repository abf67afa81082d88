// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const searchView = {
saveSearch: "Save this search",
downloadHomesCsv: "Download these homes (CSV)",
filters: "Filters",
showFilters: "Show filters",
showFiltersActive: ({ active }: { active: string | number }) => `Show filters, ${active} active`,
hideFilters: "Hide filters",
propertiesFound: ({ total }: { total: number }) => `${formatCount(total)} propert${(total === 1 ? "y" : "ies")}`,
};
