// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const mapStatus = {
couldntLoadHomes: "We couldn’t load the homes on the map.",
tryAgain: "Try again",
loadingHomes: "Loading homes…",
otherHomesView: ({ accuracy, shown, total }: { accuracy: string; shown: string | number; total: number }) => `${(accuracy === "about" ? `About ${shown}` : `${shown}`)} of ${formatCount(total)} home${(total === 1 ? "" : "s")} in view.`,
viewHidden: ({ accuracy, shown, total, hidden }: { accuracy: string; shown: string | number; total: number; hidden: string | number }) => `${(accuracy === "about" ? `About ${shown}` : `${shown}`)} of ${formatCount(total)} home${(total === 1 ? "" : "s")} in view, ${hidden} hidden by you.`,
viewClusters: ({ accuracy, shown, total }: { accuracy: string; shown: string | number; total: number }) => `${(accuracy === "about" ? `About ${shown}` : `${shown}`)} of ${formatCount(total)} home${(total === 1 ? "" : "s")} in view. Homes you’ve hidden are left out, except in clusters.`,
};
