// Compiled from messages/en/favorites.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const watchListPage = {
savedHomes: "Saved homes",
savedHomesArent: (v: { saved: number }) => `${(v.saved === 1 ? `${formatCount(v.saved)} of your saved homes isn’t available right now. It’ll reappear if it’s listed again.` : `${formatCount(v.saved)} of your saved homes aren’t available right now. They’ll reappear if they’re listed again.`)}`,
noSavedHomes: "No saved homes yet",
browseHomes: "Browse homes",
selectHeartHome: "Select the heart on a home to see it here on every device where you sign in.",
};

export const savedPage = {
savedHomes: "Saved homes",
savedHomesStored: (v: { link: Tag }) => rich("Your saved homes are stored in your browser, and only JavaScript can read them there. Turn on JavaScript for this site and reload the page to see them. Without it, you can ", v.link("browse all homes"), " and bookmark the page of any home."),
};

export const compareTable = {
comparison: "Comparison",
remove: (v: { street: string | number }) => `Remove ${v.street}`,
remove2: "Remove",
differs: (v: { span: Tag }) => rich(v.span(" – "), "differs"),
};

export const compareTray = {
comparison: "Comparison",
selected: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} selected`,
compare: "Compare",
clear: "Clear",
};

export const comparedFacts = {
n0Of: (v: { rows: string | number }) => `0 of ${v.rows}`,
of: (v: { unknown: string | number; rows: string | number; topic: string | number }) => `${v.unknown} of ${v.rows}: ${v.topic}`,
price: "Price",
totalCostBuy: "Total cost to buy",
unknownRisks: "Unknown risks",
saleStatus: "Sale status",
auctionEnds: "Auction ends",
propertyType: "Property type",
county: "County",
county2: (v: { countyOrParish: string | number }) => `${v.countyOrParish} County`,
bedrooms: "Bedrooms",
bathrooms: "Bathrooms",
livingArea: "Living area",
lotSize: "Lot size",
yearBuilt: "Year built",
units: "Units",
condition: "Condition",
occupancy: "Occupancy",
possession: "Possession",
deed: "Deed",
titleInsurance: "Title insurance",
propertyTax: "Property tax",
year: (v: { taxAnnualAmount: string | number; taxYear: string | number }) => `${v.taxAnnualAmount} a year (${v.taxYear})`,
backTaxesOwed: "Back taxes owed",
hoaAssociationDues: "HOA/association dues",
none: "None",
estimatedValue: "Estimated value",
financingAccepted: "Financing accepted",
about: (v: { amount: string | number; note: string | number }) => `About ${v.amount}. ${v.note}`,
sqFt: (v: { area: string | number }) => `${v.area} sq ft`,
dues: (v: { amount: string | number; frequency: string | number }) => `${v.amount} ${v.frequency}`,
};

export const favoriteButtons = {
saveHome: "Save this home",
save: "Save",
compareHome: "Compare this home",
compare: "Compare",
};

export const hiddenNote = {
hiddenHomesPage: (v: { count: number }) => `You’ve hidden ${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} on this page.`,
showingHomesHidden: (v: { count: number }) => `Showing ${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)} you’ve hidden on this page.`,
hideAgain: "Hide again",
show: "Show",
};

export const recentView = {
recentlyViewed: "Recently viewed",
storedOnlyBrowser: "Stored only in this browser.",
clearAll: "Clear all",
};

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

export const favorites = {
canCompareHomes: (v: { comparedLimit: string | number }) => `You can compare up to ${v.comparedLimit} homes`,
selectedCompare: (v: { compared: string | number; comparedLimit: string | number }) => `${v.compared} of ${v.comparedLimit} selected to compare`,
removeOneFirst: "Remove one first.",
compare: "Compare",
savedHiddenHomes: (v: { favoriteLimit: string | number }) => `You’ve saved or hidden ${v.favoriteLimit} homes, the maximum`,
removeSomeFirst: "Remove some first.",
browserDidntLet: "Your browser didn’t let us save this",
signSaveHomes: "Sign in to save homes.",
checkConnectionTry: "Check your connection and try again.",
wasntSaved: "This wasn’t saved",
savedBrowser: "Saved in this browser",
signSeeHomes: "Sign in to see your homes on every device.",
viewSavedHomes: "View saved homes",
hiddenResults: "Hidden from your results",
undo: "Undo",
};

export const myHomes = {
noConnection: "No connection",
tryAgainMoment: "Try again in a moment.",
};
