// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const filterChips = {
activeFilters: "Active filters",
removeFilter: ({ hidden, label, filter }: { hidden: Tag; label: Tag; filter: string | number }) => rich(hidden("Remove filter: "), label(`${filter}`)),
removeAll: "Remove all",
};
