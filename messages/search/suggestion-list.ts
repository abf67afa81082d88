// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const suggestionList = {
suggestionsUseArrow: (v: { options: number }) => `${(v.options === 1 ? `${formatCount(v.options)} suggestion` : `${formatCount(v.options)} suggestions`)}. Use the arrow keys to choose.`,
suggestions: "Suggestions",
home: "Home",
homes: (v: { count: number; hidden: Tag }) => rich((v.count === 1 ? rich(formatCount(v.count), v.hidden(" home")) : rich(formatCount(v.count), v.hidden(" homes")))),
county: "County",
city: "City",
zipCode: "ZIP code",
type: "Type",
street: "Street",
search: "Search",
recent: "Recent",
clearRecentSearches: "Clear recent searches",
};
