// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const fieldTitles = {
counties: "County",
cities: "City",
zips: "ZIP code",
kinds: "Type",
subTypes: "Kind of building",
saleFormats: "Sale",
phases: "Status",
reserves: "Reserve",
occupancies: "Occupancy",
deedTypes: "Deed",
financing: "Financing",
priceChanges: "Price change",
priceCents: "Price",
wholePriceCents: "Whole price",
estimatedValueCents: "Estimated value",
bedrooms: "Beds",
bathrooms: "Baths",
livingAreaSqft: "Living area in sq ft",
lotSqft: "Lot in sq ft",
yearBuilt: "Year built",
units: "Units",
feeCents: "Monthly dues (HOA, condo or co-op)",
daysOnMarket: "Days on the market",
hoursLeft: "Ends within",
endDay: "Day of the end",
};

export const searchView = {
saveSearch: "Save this search",
downloadTheseHomes: "Download these homes as a table (CSV)",
filters: "Filters",
showFilters: "Show filters",
showFiltersActive: (v: { active: string | number }) => `Show filters, ${v.active} active`,
hideFilters: "Hide filters",
};

export const propertiesPage = {
pricesLiveAuctions: (v: { title: string | number }) => `${v.title}: prices, live auctions and occupancy, with pictures and documents.`,
bankOwnedProperties: (v: { isOne: string | number }) => `Bank-owned properties in ${v.isOne}`,
newYork: "New York",
};

export const activeFilters = {
drawnArea: "In the drawn area",
partMapShown: "On the part of the map shown",
everyStatusAlso: "Every status, also sold",
};

export const correctionNote = {
noHomeHas: (v: { word: string | number; takenFor: string | number }) => `No home has “${v.word}”. Shown is what has ${v.takenFor}.`,
};

export const bedChoices = {
any: "Any",
};

export const filterChips = {
activeFilters: "Active filters",
removeFilter: "Remove the filter",
removeAll: "Remove all",
};

export const filterCopy = {
auction: "Auction",
fixedPrice: "Fixed price",
noReserve: "No reserve",
reserveNotMet: "Reserve not met",
reserveMet: "Reserve met",
cashOnly: "Cash only",
conventionalMortgage: "Conventional mortgage",
fhaLoan: "FHA loan",
vaLoan: "VA loan",
renovationLoan: "Renovation loan",
commercialLoan: "Commercial loan",
priceCut: "Price cut",
priceRaised: "Price raised",
zipCode: (v: { value: string | number }) => `ZIP code ${v.value}`,
wholePrice: (v: { range: string | number }) => `Whole price ${v.range}`,
estimatedValue: (v: { range: string | number }) => `Estimated value ${v.range}`,
studio: "Studio",
beds: (v: { range: string | number }) => `${v.range} beds`,
baths: (v: { range: string | number }) => `${v.range} baths`,
sqFt: (v: { range: string | number }) => `${v.range} sq ft`,
lotSqFt: (v: { range: string | number }) => `Lot of ${v.range} sq ft`,
built: (v: { range: string | number }) => `Built ${v.range}`,
units: (v: { range: string | number }) => `${v.range} units`,
noMonthlyDues: "No monthly dues",
monthlyDues: (v: { range: string | number }) => `Monthly dues ${v.range}`,
daysMarket: (v: { range: string | number }) => `${v.range} days on the market`,
endsHours: (v: { range: string | number }) => `Ends in ${v.range} hours`,
ends: (v: { range: string | number }) => `Ends ${v.range}`,
to: (v: { min: string | number; max: string | number }) => `${v.min} to ${v.max}`,
more: (v: { min: string | number }) => `${v.min} or more`,
withinOther: (v: { radiusMiles: number; point: string | number }) => `Within ${(v.radiusMiles === 1 ? `${formatCount(v.radiusMiles)} mile` : `${formatCount(v.radiusMiles)} miles`)} of ${v.point}`,
};

export const filterForm = {
place: "Place",
wholePrice: "Whole price",
noneTickedAll: "With none ticked: all that can still be bought.",
reserveEndAuction: "Reserve and end of the auction",
sizeAge: "Size and age",
acreHas43: "An acre has 43,560.",
kindBuilding: "Kind of building",
occupancyDeed: "Occupancy and deed",
financingValueDues: "Financing, value and dues",
whatSaleAllows: "What the sale allows.",
timeMarket: "Time on the market",
otherFound: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)} found`,
showProperties: "Show properties",
nextBidList: (v: { link: Tag }) => rich("The next bid or the list price with taxes and all costs, paid in cash. A home of which it is not known is left out. ", v.link("What is in it")),
placeStreetWords: "Place, street or words",
n24Hours: "24 hours",
n3Days: "3 days",
n7Days: "7 days",
none: "None",
up300: "Up to $300",
up500: "Up to $500",
up1000: "Up to $1,000",
any: "Any",
up: (v: { chosen: string | number }) => `Up to ${v.chosen}`,
};

export const nearFilter = {
aroundTownZIP: "Around a town or ZIP code",
withinSoMany: "Within so many miles",
};

export const priceHistogram = {
mostHomesPriced: (v: { where: string | number; most: number }) => `Most homes are priced ${v.where}: ${(v.most === 1 ? `${formatCount(v.most)} home` : `${formatCount(v.most)} homes`)}.`,
};

export const rangeFields = {
from: "From",
to: "To",
};

export const heroSearch = {
whereLooking: "Where are you looking?",
townZIP: (v: { hero: string | number }) => `Town, ZIP or “${v.hero}”`,
searchHomes: "Search homes",
};

export const ignoredNotice = {
partSearchWas: "Part of this search was left out",
drawnArea: "Drawn area",
placeLookAround: "Place to look around",
partMap: "Part of the map",
order: "Order",
whatCardsShow: "What the cards show",
page: "Page",
notOneChoices: "is not one of the choices.",
notWholeNumber: "is not a whole number.",
notDay: "is not a day.",
noPlaceWe: "is no place that we know.",
outRange: "is out of range.",
belowLeast: "is below the least.",
needsPlaceBegin: "needs a place to begin at.",
};

export const noResults = {
nothingFitsAll: "Nothing fits all of this",
removeAllFilters: "Remove all filters",
evenOneFilter: "Even with one filter less nothing fits. Begin again with a wider search.",
oneFilterLess: "With one filter less there are some:",
withoutOther: (v: { query: string | number; strong: Tag; total: number }) => rich("Without ", v.query, ": ", v.strong(`${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)}`)),
};

export const paging = {
pages: "Pages",
page: (v: { span: Tag; page: string | number; span2: Tag; pageCount: string | number }) => rich("Page ", v.span(`${v.page}`), " of ", v.span2(`${v.pageCount}`)),
previous: "Previous",
page2: (v: { pageNumber: string | number }) => `Page ${v.pageNumber}`,
next: "Next",
};

export const resultsSearch = {
placeStreetWords: "Place, street or words",
townZIPStreet: "Town, ZIP or street",
search: "Search",
};

export const sortLinks = {
endingSoon: "Ending soon",
newest: "Newest",
lowestPrice: "Lowest price",
highestPrice: "Highest price",
pricePerSq: "Price per sq ft",
wholePrice: "Whole price",
nearest: "Nearest",
order: "Order",
};

export const suggestionList = {
suggestionsChooseArrow: (v: { options: string | number }) => `${v.options} suggestions, choose with the arrow keys`,
suggestions: "Suggestions",
home: "Home",
end: "End",
homes: "homes",
county: "County",
city: "City",
zipCode: "ZIP code",
type: "Type",
street: "Street",
search: "Search",
recent: "Recent",
clearRecentSearches: "Clear recent searches",
};

export const totalCostSwitch = {
wholePrice: (v: { showsWholePrice: string | number }) => `${v.showsWholePrice} whole price`,
hide: "Hide",
show: "Show",
whatTakesOwn: (v: { link: Tag }) => rich("What it takes to own the keys: the next bid or the list price with taxes and all costs of buying, for a person who pays in cash and will live there. An estimate as of when this page was made. ", v.link("What is in it")),
};

export const useEntries = {
weCouldNot: "We could not be reached, so this was not saved. Try again.",
};
