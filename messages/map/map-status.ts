// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const mapStatus = {
couldntLoadHomes: "We couldn’t load the homes on the map.",
tryAgain: "Try again",
loadingHomes: "Loading homes…",
otherHomesView: (v: { accuracy: string; shown: string | number; total: number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view.`,
viewHidden: (v: { accuracy: string; shown: string | number; total: number; hidden: string | number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view, ${v.hidden} hidden by you.`,
viewClusters: (v: { accuracy: string; shown: string | number; total: number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view. Homes you’ve hidden are left out, except in clusters.`,
};
