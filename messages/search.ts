// Compiled from messages/en/search.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const fieldTitles = {
counties: "County",
cities: "City",
zips: "ZIP code",
kinds: "Property type",
subTypes: "Building type",
saleFormats: "Sale type",
phases: "Status",
reserves: "Reserve",
occupancies: "Occupancy",
deedTypes: "Deed",
financing: "Financing",
priceChanges: "Price change",
priceCents: "Price",
wholePriceCents: "All-in price",
estimatedValueCents: "Estimated value",
bedrooms: "Beds",
bathrooms: "Baths",
livingAreaSqft: "Living area (sq ft)",
lotSqft: "Lot size (sq ft)",
yearBuilt: "Year built",
units: "Units",
feeCents: "Monthly dues (HOA, condo or co-op)",
daysOnMarket: "Days on market",
hoursLeft: "Ends within",
endDay: "Auction end date",
};

export const searchView = {
saveSearch: "Save this search",
downloadHomesCsv: "Download these homes (CSV)",
filters: "Filters",
showFilters: "Show filters",
showFiltersActive: (v: { active: string | number }) => `Show filters, ${v.active} active`,
hideFilters: "Hide filters",
propertiesFound: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)}`,
};

export const propertiesPage = {
pricesLiveAuctions: (v: { title: string | number }) => `${v.title}: prices, live auctions and occupancy, with photos and documents.`,
bankOwnedProperties: (v: { place: string | number }) => `Bank-owned properties in ${v.place}`,
bankOwnedNewYork: "Bank-owned properties in New York",
};

export const activeFilters = {
drawnArea: "Drawn area",
mapArea: "Map area",
allStatusesIncluding: "All statuses, including sold",
};

export const correctionNote = {
noHomesMatch: (v: { word: string | number; takenFor: string | number }) => `No homes match “${v.word}”. Showing results for ${v.takenFor}.`,
};

export const bedChoices = {
any: "Any",
};

export const filterChips = {
activeFilters: "Active filters",
removeFilter: (v: { hidden: Tag; label: Tag; filter: string | number }) => rich(v.hidden("Remove filter: "), v.label(`${v.filter}`)),
removeAll: "Remove all",
};

export const filterCopy = {
auction: "Auction",
fixedPrice: "Fixed price",
noReserve: "No reserve",
reserveNotMet: "Reserve not met",
reserveMet: "Reserve met",
cashOnly: "Cash only",
conventionalLoan: "Conventional loan",
fhaLoan: "FHA loan",
vaLoan: "VA loan",
renovationLoan: "Renovation loan",
commercialLoan: "Commercial loan",
priceCut: "Price cut",
priceIncrease: "Price increase",
zipCode: (v: { value: string | number }) => `ZIP code ${v.value}`,
allPrice: (v: { range: string | number }) => `All-in price ${v.range}`,
estimatedValue: (v: { range: string | number }) => `Estimated value ${v.range}`,
studio: "Studio",
beds: (v: { range: string | number; count: number }) => `${v.range} ${(v.count === 1 ? "bed" : "beds")}`,
baths: (v: { range: string | number; count: number }) => `${v.range} ${(v.count === 1 ? "bath" : "baths")}`,
sqFt: (v: { range: string | number }) => `${v.range} sq ft`,
sqFtLot: (v: { range: string | number }) => `${v.range} sq ft lot`,
built: (v: { range: string | number }) => `Built ${v.range}`,
units: (v: { range: string | number; count: number }) => `${v.range} ${(v.count === 1 ? "unit" : "units")}`,
noMonthlyDues: "No monthly dues",
monthlyDues: (v: { range: string | number }) => `Monthly dues ${v.range}`,
daysMarket: (v: { range: string | number; count: number }) => `${v.range} ${(v.count === 1 ? "day" : "days")} on market`,
endsHours: (v: { range: string | number; count: number }) => `Ends in ${v.range} ${(v.count === 1 ? "hour" : "hours")}`,
ends: (v: { range: string | number }) => `Ends ${v.range}`,
to: (v: { min: string | number; max: string | number }) => `${v.min} to ${v.max}`,
text: (v: { min: string | number }) => `${v.min}+`,
withinMiles: (v: { radiusMiles: number; point: string | number }) => `Within ${(v.radiusMiles === 1 ? `${formatCount(v.radiusMiles)} mile` : `${formatCount(v.radiusMiles)} miles`)} of ${v.point}`,
builtUpTo: (v: { year: string | number }) => `Built ${v.year} or earlier`,
builtFrom: (v: { year: string | number }) => `Built ${v.year} or later`,
endsWithin: (v: { hours: number }) => `Ends within ${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)}`,
endsBy: (v: { day: string | number }) => `Ends by ${v.day}`,
endsFrom: (v: { day: string | number }) => `Ends ${v.day} or later`,
upTo: (v: { max: string | number }) => `up to ${v.max}`,
upToStart: (v: { max: string | number }) => `Up to ${v.max}`,
from: (v: { min: string | number }) => `from ${v.min}`,
fromStart: (v: { min: string | number }) => `From ${v.min}`,
};

export const filterForm = {
location: "Location",
allPrice: "All-in price",
leaveUncheckedSee: "Leave unchecked to see everything that can still be bought.",
reserveAuctionEnd: "Reserve and auction end",
sizeAge: "Size and age",
acreSqFt: "1 acre = 43,560 sq ft",
buildingType: "Building type",
occupancyDeed: "Occupancy and deed",
financingValueDues: "Financing, value and dues",
financingAcceptedSale: "Financing accepted for the sale.",
timeMarket: "Time on market",
propertiesFound: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)} found`,
showProperties: "Show properties",
nextBidList: (v: { link: Tag }) => rich("The next bid or list price plus taxes and all costs, paid in cash. Homes with an unknown all-in price are left out. ", v.link("What’s included")),
placeStreetKeyword: "Place, street or keyword",
hours: "24 hours",
days: "3 days",
days2: "7 days",
none: "None",
upTo300: "Up to $300",
upTo500: "Up to $500",
upTo1: "Up to $1,000",
any: "Any",
upTo: (v: { amount: string | number }) => `Up to ${v.amount}`,
upHours: (v: { hours: number }) => `Up to ${(v.hours === 1 ? `${formatCount(v.hours)} hour` : `${formatCount(v.hours)} hours`)}`,
};

export const nearFilter = {
nearTownZip: "Near a town or ZIP code",
radiusMiles: "Radius (miles)",
};

export const priceHistogram = {
mostBetween: (v: { from: string | number; to: string | number; most: number }) => `The most common price range is ${v.from} to ${v.to}: ${(v.most === 1 ? `${formatCount(v.most)} home` : `${formatCount(v.most)} homes`)}.`,
mostAbove: (v: { from: string | number; most: number }) => `The most common price range is above ${v.from}: ${(v.most === 1 ? `${formatCount(v.most)} home` : `${formatCount(v.most)} homes`)}.`,
};

export const rangeFields = {
from: "From",
to: "To",
};

export const heroSearch = {
whereLooking: "Where are you looking?",
townZip: (v: { hero: string | number }) => `Town, ZIP or “${v.hero}”`,
searchHomes: "Search homes",
};

export const ignoredNotice = {
partSearchIgnored: "Part of this search was ignored",
drawnArea: "Drawn area",
near: "Near",
mapArea: "Map area",
sortOrder: "Sort order",
cardDetails: "Card details",
page: "Page",
isntOneOptions: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t one of the options.`,
isntWholeNumber: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t a whole number.`,
isntValidDate: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” isn’t a valid date.`,
dontRecognizePlace: (v: { title: string | number; value: string | number }) => `${v.title}: we don’t recognize “${v.value}” as a place.`,
range: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” is out of range.`,
belowMinimum: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” is below the minimum.`,
needsPlaceStart: (v: { title: string | number; value: string | number }) => `${v.title}: “${v.value}” needs a place to start from.`,
minimum: (v: { field: string | number }) => `${v.field} (from)`,
maximum: (v: { field: string | number }) => `${v.field} (to)`,
};

export const noResults = {
noHomesMatch: "No homes match your search",
removeAllFilters: "Remove all filters",
removingOneFilter: "Removing one filter isn’t enough. Start over with a broader search.",
tryRemovingFilter: "Try removing a filter:",
withoutProperties: (v: { query: string | number; strong: Tag; total: number }) => rich("Without ", v.query, ": ", v.strong(`${(v.total === 1 ? `${formatCount(v.total)} property` : `${formatCount(v.total)} properties`)}`)),
};

export const paging = {
pages: "Pages",
page: (v: { span: Tag; page: string | number; span2: Tag; pageCount: string | number }) => rich("Page ", v.span(`${v.page}`), " of ", v.span2(`${v.pageCount}`)),
previous: "Previous",
page2: (v: { pageNumber: string | number }) => `Page ${v.pageNumber}`,
next: "Next",
};

export const resultsSearch = {
placeStreetKeyword: "Place, street or keyword",
townZipStreet: "Town, ZIP or street",
search: "Search",
};

export const sortLinks = {
endingSoon: "Ending soon",
newest: "Newest",
lowestPrice: "Lowest price",
highestPrice: "Highest price",
pricePerSq: "Price per sq ft",
allPrice: "All-in price",
nearest: "Nearest",
sort: "Sort by",
};

export const suggestionList = {
suggestionsUseArrow: (v: { options: number }) => `${(v.options === 1 ? `${formatCount(v.options)} suggestion` : `${formatCount(v.options)} suggestions`)}. Use the arrow keys to choose.`,
suggestions: "Suggestions",
home: "Home",
homes: (v: { count: number; hidden: Tag }) => rich((v.count === 1 ? rich(formatCount(v.count), v.hidden(" home")) : rich(formatCount(v.count), v.hidden(" homes")))),
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
hideAllPrice: "Hide all-in price",
showAllPrice: "Show all-in price",
allPriceNext: (v: { link: Tag }) => rich("All-in price: the next bid or list price plus taxes and all buying costs, for a buyer who pays cash and will live there. An estimate as of when this page was generated. ", v.link("What’s included")),
};

export const useEntries = {
couldntReachServer: "We couldn’t reach the server, so this wasn’t saved. Try again.",
};

export const filterGroup = {
active: (v: { active: string | number; hidden: Tag }) => rich(v.active, v.hidden(" active")),
};

export const countyIndex = {
homes: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} home` : `${formatCount(v.count)} homes`)}`,
};
