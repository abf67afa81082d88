// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const searchView = {
saveSearch: "Save search",
downloadHomesCsv: "Download these homes (CSV)",
propertiesFound: ({ total }: { total: number }) => `${formatCount(total)} propert${(total === 1 ? "y" : "ies")}`,
};
