// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const pinPopup = {
homesLocation: ({ count }: { count: number }) => `${formatCount(count)} home${(count === 1 ? "" : "s")} at this location`,
close: "Close",
approximateLocationArea: "Approximate location: the area of the ZIP code or the center of the county, not the building.",
cantShowHome: "We can’t show this home right now. Try again later.",
loadingHome: "Loading the home…",
seeAllHomes: ({ count }: { count: string | number }) => `See all ${count} homes at this location`,
};
