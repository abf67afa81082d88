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
clickTapEach: "Click or tap each corner of the area. With a keyboard: arrow keys move the map, Enter sets a corner at its center.",
cornersSetNeed: (v: { count: number; fewestCorners: string | number }) => `${(v.count === 1 ? `${formatCount(v.count)} corner` : `${formatCount(v.count)} corners`)} set. You need at least ${v.fewestCorners}.`,
cornersSet: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} corner` : `${formatCount(v.count)} corners`)} set.`,
};
