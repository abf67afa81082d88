// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const pinPopup = {
homesLocation: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} at this location`,
close: "Close",
approximateLocationArea: "Approximate location: the area of the ZIP code or the center of the county, not the building.",
cantShowHome: "We can’t show this home right now. Try again later.",
loadingHome: "Loading the home…",
seeAllHomes: (v: { count: string | number }) => `See all ${v.count} homes at this location`,
};
