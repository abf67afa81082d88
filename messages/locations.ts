// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const forSale = {
noHomesSale: "No homes for sale here right now",
searchWholeState: "Search the whole state",
subscribeFeedGet: (v: { link: Tag }) => rich(v.link("Subscribe to the feed"), " to get new listings. Nearby homes for sale are below."),
sale: "For sale",
seeAllSearch: (v: { available: string | number }) => `See all ${v.available} in search`,
seeSearch: "See in search",
newListingsCounty: (v: { link: Tag; county: string | number }) => rich(v.link("Subscribe to the feed"), " to get new listings in ", v.county, " County. Nearby homes for sale are below."),
};

export const groupMetadata = {
pageNotFound: "Page not found",
medianPricesRecent: "Median prices, recent sales and sale prices, taxes and rules.",
};

export const locationView = {
asOf: (v: { time: Tag; asOf: string | number }) => rich("As of ", v.time(`${v.asOf}`), "."),
pricesTimeMarket: "Prices and time on market",
allCounties: "All 62 counties",
searchWholeState: "Search the whole state",
allCounties2: "All counties",
propertyType: "By property type",
placesCounty: "Places in this county",
nearbyCounties: "Nearby counties",
zipCodes: "ZIP codes",
nearby: "Nearby",
topLocations: "Top locations",
otherPropertyTypes: "Other property types",
};

export const results = {
recentSalesAuction: "Recent sales and auction results",
allAuctionResults: "All auction results",
soldAuctionNot: "Sold at auction, not closed yet",
notSoldAuction: "Not sold at auction, or not yet",
};

export const rules = {
taxesTitleInsurance: "Taxes and title insurance at closing",
occupantsFormerOwners: "Occupants, former owners and redemption",
disclosuresRecords: "Disclosures and records",
taxesRulesProperty: "Taxes and rules for this property type",
taxesRulesApply: "Taxes and rules that apply here",
generalInformationNot: "General information, not legal or tax advice. Your attorney and title company calculate the actual amounts.",
allClosingCosts: "All closing costs",
orientationPostal: "General information, not legal or tax advice. Your attorney and title company calculate the actual amounts. A mailing address can extend beyond the city or village of that name, so ask which municipality the property is in.",
};

export const countedLinks = {
propertiesSale: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} property` : `${formatCount(v.count)} properties`)} for sale`,
};

export const locationCopy = {
bankOwnedProperties: "Bank-owned properties in New York by county",
bankOwnedSale: (v: { group: string | number }) => `Bank-owned ${v.group} for sale in New York`,
bankOwnedPropertiesSale: (v: { group: string | number }) => `Bank-owned properties for sale in ${v.group}`,
liveAuction: (v: { count: string | number }) => `${v.count} in a live auction`,
upcomingAuction: (v: { count: string | number }) => `${v.count} in an upcoming auction`,
fixedPrice: (v: { count: string | number }) => `${v.count} at a fixed price`,
comingSoon: (v: { count: string | number }) => `${v.count} coming soon`,
unsoldAuction: (v: { count: string | number }) => `${v.count} unsold at auction`,
propertiesSale: (v: { available: number; parts: string | number }) => `${(v.available === 1 ? `${formatCount(v.available)} property` : `${formatCount(v.available)} properties`)} for sale: ${v.parts}.`,
also: (v: { gone: string | number }) => `Also: ${v.gone}.`,
underContract: (v: { count: string | number }) => `${v.count} under contract`,
sold: (v: { count: string | number }) => `${v.count} sold`,
};

export const locationCrumbs = {
home: "Home",
newYork: "New York",
};

export const marketTable = {
listPriceFixed: "List price (fixed-price listings)",
listPricePer: "List price per square foot",
daysMarketFar: "Days on market so far",
salePrice: "Sale price",
salePricePer: "Sale price per square foot",
daysListingDeed: "Days from listing to deed",
mediansSalesLast: (v: { asOf: string | number }) => `Medians as of ${v.asOf}; sales from the last 12 months`,
median: "Median",
halfPropertiesAbove: (v: { fewestForMedian: string | number }) => `Half of the properties are above the median and half are below. All property types count together, houses as well as land. Bids and starting bids aren’t prices: auctions count only in the days and, once they close, with the price in the deed. No median is shown for fewer than ${v.fewestForMedian} properties.`,
none: "None",
tooFew: (v: { count: string | number }) => `Too few (${v.count})`,
of: (v: { strong: Tag; median: string | number; small: Tag; count: string | number }) => rich(v.strong(`${v.median}`), " ", v.small(`of ${v.count}`)),
days: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} day` : `${formatCount(v.count)} days`)}`,
};

export const ruleList = {
asOf: (v: { link: Tag; source: string | number; time: Tag; formatDay: string | number }) => rich(v.link(`${v.source}`), ", as of ", v.time(`${v.formatDay}`)),
buyerPays: "The buyer pays",
sellerPays: "The seller pays",
whoPaysVaries: "Who pays varies",
};

export const salesTable = {
closedSalesPrice: "Closed sales with the price in the deed, most recent first",
property: "Property",
propertyType: "Property type",
saleType: "Sale type",
closed: "Closed",
perSqFt: "Per sq ft",
sold: "Sold for",
auction: "Auction",
fixedPrice: "Fixed price",
unknown: "Unknown",
};
