// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

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

export const mapLegend = {
mapLegend: "Map legend",
auction: "Auction",
auctionOpenNow: "Auction open now",
fixedPrice: "Fixed price",
homes: (v: { span: Tag }) => rich(v.span("9"), "Several homes"),
};

export const mapLoading = {
loadingMap: "Loading the map…",
};

export const mapSearchBar = {
drawAnotherArea: "Draw another area",
drawArea: "Draw an area",
removeArea: "Remove area",
searchMoveMap: "Search as I move the map",
searchMapArea: "Search map area",
};

export const mapStatus = {
couldntLoadHomes: "We couldn’t load the homes on the map.",
tryAgain: "Try again",
loadingHomes: "Loading homes…",
otherHomesView: (v: { accuracy: string; shown: string | number; total: number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view.`,
viewHidden: (v: { accuracy: string; shown: string | number; total: number; hidden: string | number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view, ${v.hidden} hidden by you.`,
viewClusters: (v: { accuracy: string; shown: string | number; total: number }) => `${(v.accuracy === "about" ? `About ${v.shown}` : `${v.shown}`)} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view. Homes you’ve hidden are left out, except in clusters.`,
};

export const newMap = {
mapUseArrow: "Map. Use the arrow keys to move, plus and minus to zoom",
};

export const pinElement = {
homesAuctionZoom: (v: { count: number; auctionCount: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)}, ${(v.auctionCount === 0 ? "none" : `${formatCount(v.auctionCount)}`)} at auction. Zoom to these homes`,
noPriceYet: "No price yet",
approximateLocation: (v: { named: string | number }) => `${v.named}. Approximate location`,
soon: "Soon",
};

export const pinMapView = {
enterLatitudeLongitude: "Enter the latitude and longitude in the fields.",
clickTapHomes: "Click or tap the home’s location on the map, or drag the pin. With a keyboard, use the arrow keys to move the map until the cross is on the home.",
placePinCross: "Place the pin on the cross",
removePin: "Remove the pin",
pin: (v: { latitude: string | number; longitude: string | number }) => `The pin is at ${v.latitude}, ${v.longitude}.`,
};

export const pinMap = {
movePinMap: "Move the pin on the map",
setPinMap: "Set the pin on the map",
};

export const pinPopup = {
homesLocation: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} at this location`,
close: "Close",
approximateLocationArea: "Approximate location: the area of the ZIP code or the center of the county, not the building.",
cantShowHome: "We can’t show this home right now. Try again later.",
loadingHome: "Loading the home…",
seeAllHomes: (v: { count: string | number }) => `See all ${v.count} homes at this location`,
};

export const noMap = {
listShowsSame: "The list shows the same homes. Here they are by county.",
browserCantDisplay: "Your browser can’t display the map",
mapNeedsWebGL: (v: { children: string | number }) => `The map needs WebGL, which is turned off or unavailable here. ${v.children}`,
};

export const placeMapView = {
approximateLocation: (v: { address: string | number }) => `${v.address}. Approximate location`,
whereCountyState: "This is where the county is in the state.",
};

export const placeMap = {
loadingMap: "Loading the map…",
showMap: "Show the map",
};

export const zoomButtons = {
zoom: "Zoom in",
zoom2: "Zoom out",
showWholeState: "Show the whole state",
};

export const resultsLayout = {
view: "View",
list: "List",
map: "Map",
listAndMap: "List and map",
};

export const resultsMap = {
mapResults: "Map of results",
skipMap: "Skip the map",
};
