// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const searchView = {
saveSearch: "Save this search",
downloadHomesCsv: "Download these homes (CSV)",
filters: "Filters",
showFilters: "Show filters",
showFiltersActive: (v: { active: string | number }) => `Show filters, ${v.active} active`,
hideFilters: "Hide filters",
propertiesFound: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)}`,
};
