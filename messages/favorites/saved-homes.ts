// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const savedHomes = {
couldntLoadHomes: "We couldn’t load your homes",
nothingLost: "Nothing has been lost.",
tryAgain: "Try again",
homesAccountGet: (v: { count: number; link: Tag }) => rich((v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`), " in your account. ", v.link("Get their auctions as a calendar")),
homesBrowserSign: (v: { count: number; link: Tag }) => rich((v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`), " in this browser. ", v.link("Sign in"), " to see them on every device."),
hiddenResults: "Hidden from your results",
unhide: (v: { addressLines: string | number }) => `Unhide ${v.addressLines}`,
unhide2: "Unhide",
noSavedHomes: "No saved homes yet",
browseHomes: "Browse homes",
selectHeartHome: "Select the heart on a home to find it here again, with its latest price.",
homesNoLonger: (v: { slugs: number }) => `${(v.slugs === 1 ? `${formatCount(v.slugs)} home is` : `${formatCount(v.slugs)} homes are`)} no longer shown`,
removeList: "Remove from list",
};
