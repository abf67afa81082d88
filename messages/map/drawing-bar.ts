// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const drawingBar = {
drawingMode: "Drawing mode",
setCorner: "Set corner",
undo: "Undo",
searchArea: "Search this area",
cancel: "Cancel",
cornerCorner: "Corner by corner",
freehand: "Freehand",
drawAroundArea: "Draw around the area with your mouse or finger. The search starts when you let go.",
clickTapEach: "Click or tap each corner of the area. With a keyboard, use the arrow keys to move the map and Enter to set a corner at its center.",
cornersSetNeed: ({ count, fewestCorners }: { count: number; fewestCorners: string | number }) => `${formatCount(count)} corner${(count === 1 ? "" : "s")} set. You need at least ${fewestCorners}.`,
cornersSet: ({ count }: { count: number }) => `${formatCount(count)} corner${(count === 1 ? "" : "s")} set.`,
};
