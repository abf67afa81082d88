// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const suggestionList = {
suggestionsUseArrow: ({ options }: { options: number }) => `${formatCount(options)} suggestion${(options === 1 ? "" : "s")}. Use the arrow keys to choose.`,
suggestions: "Suggestions",
home: "Home",
homes: ({ count, hidden }: { count: number; hidden: Tag }) => rich((count === 1 ? rich(formatCount(count), hidden(" home")) : rich(formatCount(count), hidden(" homes")))),
county: "County",
city: "City",
zipCode: "ZIP code",
type: "Type",
street: "Street",
search: "Search",
recent: "Recent",
clearRecentSearches: "Clear recent searches",
};
