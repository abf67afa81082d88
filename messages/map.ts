// Compiled from messages/en/map.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const drawingBar = {
howDraw: "How to draw",
setCorner: "Set corner",
takeBack: "Take back",
searchArea: "Search this area",
cancel: "Cancel",
cornerByCorner: "Corner by corner",
freehand: "Freehand",
drawAroundArea: "Draw around the area with the mouse or a finger. It is searched when you let go.",
pressMapEach: "Press the map at each corner of the area. By keyboard: move it with the arrow keys, Enter sets a corner in its middle.",
leastNeeded: (v: { fewestCorners: string | number }) => `, at least ${v.fewestCorners} are needed`,
otherSet: (v: { count: number; missing: string | number }) => `${(v.count === 1 ? `${formatCount(v.count)} corner` : `${formatCount(v.count)} corners`)} set${v.missing}.`,
};

export const mapLegend = {
keyMap: "Key to the map",
auction: "Auction",
auctionOpenNow: "Auction open now",
fixedPrice: "Fixed price",
n9SeveralHomes: (v: { span: Tag }) => rich(v.span("9"), "Several homes"),
};

export const mapLoading = {
drawingMap: "Drawing the map …",
};

export const mapSearchBar = {
drawAnotherArea: "Draw another area",
drawArea: "Draw an area",
removeArea: "Remove the area",
searchAsI: "Search as I move the map",
searchWhatShown: "Search what is shown",
};

export const mapStatus = {
homesDidNot: "The homes did not reach the map.",
tryAgain: "Try again",
lookingHomes: "Looking for homes…",
about: "About",
otherView: (v: { counted: string | number; total: number }) => `${v.counted} of ${(v.total === 1 ? `${formatCount(v.total)} home` : `${formatCount(v.total)} homes`)} in view`,
};

export const newMap = {
mapArrowKeys: "Map. Arrow keys move it, plus and minus zoom",
};

export const pinElement = {
homesAuctionLook: (v: { count: string | number; auctionCount: string | number }) => `${v.count} homes, ${v.auctionCount} at auction. Look closer`,
noPriceYet: "No price yet",
approximateLocation: (v: { named: string | number }) => `${v.named}. Approximate location`,
soon: "Soon",
};

export const pinMapView = {
writeDegreesInto: "Write the degrees into the fields.",
pressMapWhere: "Press on the map where the home stands, or drag the pin. With the keyboard, move the map by its arrow keys until the cross is on the home.",
putPinCross: "Put the pin on the cross",
takePinAway: "Take the pin away",
pinStands: (v: { latitude: string | number; longitude: string | number }) => `The pin stands at ${v.latitude}, ${v.longitude}.`,
};

export const pinMap = {
movePinMap: "Move the pin on the map",
setPinMap: "Set the pin on the map",
};

export const pinPopup = {
otherPlace: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} at this place`,
close: "Close",
approximateLocationArea: "Approximate location: the area of the ZIP code or the middle of the county, not the building.",
homeCannotShown: "This home cannot be shown now. Try it again later.",
loadingHome: "Loading the home…",
seeAllHomes: (v: { count: string | number }) => `See all ${v.count} homes at this place`,
};

export const noMap = {
listShowsSame: "The list shows the same homes, and here they are by county.",
browserCannotDraw: "This browser cannot draw the map",
needsWebGLWhich: (v: { children: string | number }) => `It needs WebGL, which is switched off or missing here. ${v.children}`,
};

export const placeMapView = {
approximateLocation: (v: { address: string | number }) => `${v.address}. Approximate location`,
countyState: "This is the county in the state.",
};

export const placeMap = {
drawingMap: "Drawing the map …",
showMap: "Show the map",
};

export const zoomButtons = {
zoom: "Zoom in",
zoomOut: "Zoom out",
m94H4v5M154h5v5M9: "M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5",
showAllState: "Show all of the state",
};

export const resultsLayout = {
view: "View",
list: "List",
list2: "List and",
map: "Map",
};

export const resultsMap = {
mapHomesFound: "Map of the homes found",
skipMap: "Skip the map",
};
