// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const savedHomes = {
couldntLoadHomes: "We couldn’t load your homes",
nothingLost: "Nothing has been lost.",
tryAgain: "Try again",
homesAccountGet: ({ count, link }: { count: number; link: Tag }) => rich(formatCount(count), " home", (count === 1 ? "" : "s"), " in your account. ", link(`Add ${(count === 1 ? "its auction" : "their auctions")} to your calendar`)),
homesBrowserSign: ({ count, link }: { count: number; link: Tag }) => rich(formatCount(count), " home", (count === 1 ? "" : "s"), " in this browser. ", link("Sign in"), " to see your saved homes on every device."),
hiddenResults: "Hidden from your results",
unhide: ({ addressLines }: { addressLines: string | number }) => `Unhide ${addressLines}`,
unhideLabel: "Unhide",
noSavedHomes: "No saved homes yet",
browseHomes: "Browse homes",
selectHeartHome: "Select the heart on a home to find it here again, with its latest price.",
homesNoLonger: ({ slugs }: { slugs: number }) => `${formatCount(slugs)} home${(slugs === 1 ? " is" : "s are")} no longer available`,
removeList: "Remove from list",
};
