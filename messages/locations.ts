// Compiled from messages/en/locations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const forSale = {
nothingSaleHere: "Nothing is for sale here now",
searchWholeState: "Search the whole state",
newListingsCome: (v: { link: Tag }) => rich("New listings come as a feed that you can ", v.link("subscribe to")),
whatSaleAround: ". What is for sale around here is below.",
sale: "For sale",
allSearch: (v: { available: string | number }) => `All ${v.available} in the search`,
search: "In the search",
};

export const groupMetadata = {
notFound: "Not found",
medianPricesWhat: "Median prices, what was sold and for how much, taxes and rules.",
};

export const locationView = {
as: (v: { time: Tag; asOf: string | number }) => rich("As of ", v.time(`${v.asOf}`), "."),
pricesTimes: "Prices and times",
all62Counties: "All 62 counties",
searchWholeState: "Search the whole state",
allCounties: "All counties",
byKind: "By kind",
placesCounty: "Places in the county",
countiesAround: "Counties around",
zipCodes: "ZIP codes",
aroundHere: "Around here",
whereMostThem: "Where most of them are",
otherKinds: "Other kinds",
};

export const results = {
soldHowAuctions: "Sold, and how auctions ended",
allAuctionResults: "All auction results",
soldAuctionNot: "Sold at auction, not closed yet",
notSoldAuction: "Not sold at auction, or not yet",
};

export const rules = {
taxesTitleInsurance: "Taxes and title insurance at the closing",
occupantsFormerOwners: "Occupants, former owners and redemption",
disclosuresRecords: "Disclosures and records",
taxesRulesKind: "Taxes and rules for this kind",
taxesRulesHold: "Taxes and rules that hold here",
orientationNotLegal: (v: { group: string | number }) => `Orientation, not legal or tax advice: your attorney and title company compute the real sums.${v.group}`,
postalAddressReaches: "A postal address reaches beyond the city or village of that name; ask in whose limits the property lies.",
allClosingCosts: "All closing costs",
};

export const countedLinks = {
otherSale: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} property` : `${formatCount(v.count)} properties`)} for sale`,
};

export const locationCopy = {
bankOwnedProperties: "Bank-owned properties in New York, county by county",
bankOwnedSale: (v: { group: string | number }) => `Bank-owned ${v.group} for sale in New York`,
bankOwnedPropertiesSale: (v: { group: string | number }) => `Bank-owned properties for sale in ${v.group}`,
liveAuction: (v: { count: string | number }) => `${v.count} in a live auction`,
auctionCome: (v: { count: string | number }) => `${v.count} in an auction to come`,
fixedPrice: (v: { count: string | number }) => `${v.count} at a fixed price`,
comingSoon: (v: { count: string | number }) => `${v.count} coming soon`,
afterAuctionWithout: "after an auction without a sale",
otherSale: (v: { available: number; parts: string | number }) => `${(v.available === 1 ? `${formatCount(v.available)} property` : `${formatCount(v.available)} properties`)} for sale: ${v.parts}.`,
besides: (v: { gone: string | number }) => `Besides ${v.gone}.`,
};

export const locationCrumbs = {
home: "Home",
newYork: "New York",
};

export const marketTable = {
listPriceSale: "List price, for sale at a fixed price",
listPricePer: "List price per square foot",
daysMarketSo: "Days on the market so far",
sold: "Sold for",
soldPerSquare: "Sold for, per square foot",
daysFromListing: "Days from listing to deed",
mediansSalesLast: (v: { asOf: string | number }) => `Medians on ${v.asOf}; sales of the last twelve months`,
median: "Median",
halfPropertiesAbove: (v: { fewestForMedian: string | number }) => `Half of the properties are above a median and half below. All kinds count together, houses as well as land. Bids and starting bids are no prices: auctions count only in the days, and with the price in the deed once they are closed. No median is told from fewer than ${v.fewestForMedian} properties.`,
none: "None",
tooFew: (v: { count: string | number }) => `Too few (${v.count})`,
of: (v: { count: string | number }) => `of ${v.count}`,
};

export const ruleList = {
as: (v: { link: Tag; source: string | number; time: Tag; formatDay: string | number }) => rich(v.link(`${v.source}`), ", as of ", v.time(`${v.formatDay}`)),
buyerPays: "The buyer pays",
sellerPays: "The seller pays",
whoPaysVaries: "Who pays varies",
};

export const salesTable = {
closedSalesLatest: "Closed sales, the latest first, with the price in the deed",
property: "Property",
kind: "Kind",
sale: "Sale",
closed: "Closed",
perSqFt: "Per sq ft",
sold: "Sold for",
auction: "Auction",
fixedPrice: "Fixed price",
notKnown: "Not known",
};
