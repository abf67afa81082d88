// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const filterChips = {
activeFilters: "Active filters",
removeFilter: (v: { hidden: Tag; label: Tag; filter: string | number }) => rich(v.hidden("Remove filter: "), v.label(`${v.filter}`)),
removeAll: "Remove all",
};
