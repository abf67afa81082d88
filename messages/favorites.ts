// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const watchListPage = {
watchList: "Watch list",
homesCannotSeen: (v: { saved: string | number }) => `${v.saved} of your homes cannot be seen at the moment. They come back by themselves if they are put up again.`,
noHomeList: "No home is on your list yet",
browseHomes: "Browse homes",
pressHeartHome: "Press the heart on a home to find it here, on every device where you sign in.",
};

export const savedPage = {
savedHomes: "Saved homes",
browserKeepsHomes: (v: { link: Tag }) => rich("Your browser keeps the homes you save, and only JavaScript can read them there. Turn it on for this site and load the page again to see them. Without it you can ", v.link("look through all homes"), " and keep the page of one as a bookmark."),
};

export const compareTable = {
comparison: "Comparison",
remove: (v: { street: string | number }) => `Remove ${v.street}`,
remove2: "Remove",
differs: (v: { span: Tag }) => rich(v.span(" – "), "differs"),
};

export const compareTray = {
comparison: "Comparison",
chosen: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} chosen`,
compare: "Compare",
clear: "Clear",
};

export const comparedFacts = {
n0: (v: { rows: string | number }) => `0 of ${v.rows}`,
of: (v: { unknown: string | number; rows: string | number; topic: string | number }) => `${v.unknown} of ${v.rows}: ${v.topic}`,
price: "Price",
priceOwnKeys: "Price to own the keys",
risksNotKnown: "Risks not known",
sale: "Sale",
auctionEnds: "Auction ends",
kind: "Kind",
county: "County",
county2: (v: { countyOrParish: string | number }) => `${v.countyOrParish} County`,
bedrooms: "Bedrooms",
bathrooms: "Bathrooms",
livingArea: "Living area",
lot: "Lot",
yearBuilt: "Year built",
units: "Units",
condition: "Condition",
occupancy: "Occupancy",
possession: "Possession",
deed: "Deed",
titleInsurance: "Title insurance",
propertyTax: "Property tax",
year: (v: { taxAnnualAmount: string | number; taxYear: string | number }) => `${v.taxAnnualAmount} a year (${v.taxYear})`,
taxArrears: "Tax arrears",
association: "Association",
none: "None",
estimatedValue: "Estimated value",
waysPay: "Ways to pay",
about: (v: { amount: string | number; note: string | number }) => `About ${v.amount}. ${v.note}`,
};

export const favoriteButtons = {
saveHome: "Save this home",
save: "Save",
compareHome: "Compare this home",
compare: "Compare",
};

export const hiddenNote = {
pageHiddenBy: (v: { count: string | number }) => `${v.count} on this page hidden by you`,
shownNow: ", shown now",
leaveThemOut: "Leave them out again",
show: "Show",
};

export const recentView = {
recentlyViewed: "Recently viewed",
keptBrowserOnly: "Kept in this browser only.",
clearAll: "Clear all",
};

export const savedHomes = {
homesCouldNot: "Your homes could not be loaded",
nothingLost: "Nothing is lost.",
tryAgain: "Try again",
accountTheirAuctions: (v: { link: Tag }) => rich("in your account. ", v.link("Their auctions as a calendar")),
browserSignHave: (v: { link: Tag }) => rich("in this browser. ", v.link("Sign in"), " to have them on every device."),
hiddenFromResults: "Hidden from your results",
showAgain: (v: { addressLines: string | number }) => `Show again: ${v.addressLines}`,
showAgain2: "Show again",
noHomeSaved: "No home is saved yet",
browseHomes: "Browse homes",
pressHeartHome: "Press the heart on a home to find it here again, with its price as it is then.",
otherNotShown: (v: { slugs: number }) => `${(v.slugs === 1 ? `${formatCount(v.slugs)} home` : `${formatCount(v.slugs)} homes`)} not shown anymore`,
takeOffList: "Take off the list",
};

export const favorites = {
homesFitSide: (v: { comparedLimit: string | number }) => `${v.comparedLimit} homes fit side by side`,
chosenCompare: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} chosen to compare`,
takeOneOff: "Take one off first.",
compare: "Compare",
haveMarkedHomes: (v: { favoriteLimit: string | number }) => `You have marked ${v.favoriteLimit} homes`,
takeSomeOff: "Take some off first.",
browserDidNot: "The browser did not let us keep this",
signSaveHomes: "Sign in to save homes.",
checkConnectionTry: "Check your connection, try again.",
wasNotSaved: "This was not saved",
savedBrowser: "Saved in this browser",
signHaveHomes: "Sign in to have your homes on every device.",
seeThem: "See them",
hiddenFromResults: "Hidden from your results",
undo: "Undo",
};

export const myHomes = {
thereNoConnection: "There is no connection",
tryAgainMoment: "Try again in a moment.",
};
