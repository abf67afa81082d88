// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const noResults = {
noHomesMatch: "No homes match your search",
emailWhenListed: "Email me when one is listed",
removeAllFilters: "Remove all filters",
removingOneFilter: "Removing one filter isn’t enough. Start over with a broader search.",
tryRemovingFilter: "Try removing a filter:",
withoutProperties: ({ query, strong, total }: { query: string | number; strong: Tag; total: number }) => rich("Without ", query, ": ", strong(`${formatCount(total)} propert${(total === 1 ? "y" : "ies")}`)),
};
