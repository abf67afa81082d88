// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const slugPage = {
pageNotFound: "Page not found",
};

export const costsAndDisclosures = {
hoaValueTerms: "HOA, value & terms",
hoaAssociationDues: "HOA/association dues",
none: "None",
estimatedValue: "Estimated value",
sellersEstimate: (v: { amount: string | number }) => `${v.amount}, seller’s estimate`,
financingAccepted: "Financing accepted",
contract: "Contract",
winnerSellerSign: (v: { signWithinHours: number }) => `The winner and the seller sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of the win`,
closing: "Closing",
withinDaysSigning: (v: { closeWithinDays: number }) => `Within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
defaultLabel: "Default",
earnestMoney: "Earnest money",
withinDaysContract: (v: { closingDays: number }) => `Within ${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} of the contract`,
sellersTransferTaxes: "Seller’s transfer taxes",
paidSeller: "Paid by the seller",
paidBuyerWhich: "Paid by the buyer, which raises the taxable price",
ownerOccupantHead: "Owner-occupant head start",
disclosures: "Disclosures",
sellersEstimateNotAppraisal: (v: { amount: string | number }) => `${v.amount}, seller’s estimate, not an appraisal`,
depositTerms: (v: { percent: string | number; depositWithinHours: number }) => `${v.percent}% of the price, paid into escrow with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
earnestMoneyTerms: (v: { percent: string | number }) => `${v.percent}% of the price, paid into escrow with the seller’s attorney`,
headStartAuction: (v: { ownerOccupantDays: number }) => `${(v.ownerOccupantDays === 1 ? `${formatCount(v.ownerOccupantDays)} day` : `${formatCount(v.ownerOccupantDays)} days`)} from the opening. Until then, only people who will live there can bid or make offers.`,
headStartListing: (v: { ownerOccupantDays: number }) => `${(v.ownerOccupantDays === 1 ? `${formatCount(v.ownerOccupantDays)} day` : `${formatCount(v.ownerOccupantDays)} days`)} from the listing. Until then, only people who will live there can make offers.`,
};

export const describeListing = {
seeSimilarHomes: (v: { listing: string | number }) => `${v.listing} See similar homes.`,
county: (v: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${v.property}${v.facts}, in ${v.countyOrParish} County.`,
seeOccupancyTitle: (v: { what: string | number; price: string | number }) => `${v.what} ${v.price} See occupancy, title, deed and documents on one page.`,
sold: (v: { closePrice: string | number }) => `Sold for ${v.closePrice}.`,
auctionOpens: (v: { price: string | number; startsAt: string | number }) => `${v.price}. The auction opens ${v.startsAt}.`,
auctionEnds: (v: { price: string | number; endsAt: string | number }) => `${v.price}. The auction ends ${v.endsAt}.`,
comingSoon: "Coming soon.",
listPrice: (v: { listPrice: string | number }) => `List price ${v.listPrice}.`,
};

export const documentsAndSeller = {
documents: "Documents",
sellerHasntAdded: "The seller hasn’t added any documents. Ask for what you need before you bid.",
seller: "Seller",
name: "Name",
sellerType: "Seller type",
whatMeans: "What this means",
cantConfirmWho: "We can’t confirm who sold this home, so we don’t show a company name.",
staffHasntConfirmed: "Our staff hasn’t confirmed who is selling this home, so we don’t show a company name. Check the seller’s documents before you bid.",
auction: "In this auction",
refuseBidsSellers: (v: { link: Tag }) => rich("We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known tie to the seller. We can’t prove who is behind an account. ", v.link("What we check")),
description: "Description",
sellersRecordSite: "Seller’s record on this site",
bidsBelowReserve: "Bids below the reserve",
highBidsLed: (v: { accepted: string | number; belowReserve: number }) => `${v.accepted} of ${(v.belowReserve === 1 ? `${formatCount(v.belowReserve)} high bid` : `${formatCount(v.belowReserve)} high bids`)} led to a sale`,
responseTime: "Response time",
daysMedian: (v: { number: number }) => `${(v.number === 1 ? `${formatCount(v.number)} day` : `${formatCount(v.number)} days`)} (median)`,
salesFellThrough: "Sales that fell through",
concludedSales: (v: { fellThrough: string | number; ended: number }) => `${v.fellThrough} of ${(v.ended === 1 ? `${formatCount(v.ended)} concluded sale` : `${formatCount(v.ended)} concluded sales`)}`,
listingAccuracy: "Listing accuracy",
listedFactsTurned: (v: { different: string | number; judged: number; sales: number }) => `${v.different} of ${(v.judged === 1 ? `${formatCount(v.judged)} listed fact` : `${formatCount(v.judged)} listed facts`)} turned out to be different in ${(v.sales === 1 ? `${formatCount(v.sales)} closed sale` : `${formatCount(v.sales)} closed sales`)}`,
reportedBuyersAfter: "Reported by buyers after closing. The seller may respond to each report.",
documentDate: (v: { asOf: string | number }) => `As of ${v.asOf}`,
documentKindDate: (v: { document: string | number; asOf: string | number }) => `${v.document}, as of ${v.asOf}`,
};

export const factList = {
asOf: (v: { source: string | number; asOf: string | number }) => `${v.source}, as of ${v.asOf}`,
unknown: "Unknown",
};

export const galleryLightbox = {
fullScreenPhoto: "Full-screen photo",
close: "Close",
previousPhoto: "Previous photo",
nextPhoto: "Next photo",
};

export const gallery = {
photos: "Photos",
largePhotos: "Large photos",
fullScreen: "Full screen",
previousPhoto: "Previous photo",
nextPhoto: "Next photo",
position: (v: { hidden: Tag; current: string | number; total: string | number }) => rich(v.hidden("Photo "), v.current, " / ", v.total),
};

export const leadPaintNote = {
yearBuiltUnknown: "Year built unknown: lead-based paint may be present.",
builtBeforeLead: "Built before 1978: lead-based paint may be present.",
federalLawGives: "Federal law gives buyers 10 days to inspect before they’re bound, unless they waive this period.",
homeRuns: (v: { inspectUntil: string | number; inspectUntil2: string | number }) => `For this home, it runs from ${v.inspectUntil} to ${v.inspectUntil2}.`,
readBoth: (v: { link: Tag; disclosure: string | number; link2: Tag; pamphlet: string | number }) => rich("Read ", v.link(`${v.disclosure}`), " and ", v.link2(`${v.pamphlet}`), "."),
readPamphlet: (v: { link: Tag; pamphlet: string | number }) => rich("Read ", v.link(`${v.pamphlet}`), ". The seller hasn’t posted the disclosure here. Ask for it."),
};

export const locationSection = {
location: "Location",
homesWithinMiles: (v: { nearMiles: string | number }) => `Homes within ${v.nearMiles} miles`,
};

export const offMarketCopy = {
staffTookListing: (v: { since: string | number }) => `Our staff took this listing down on ${v.since}. The home is no longer for sale here.`,
sellerWithdrewHome: (v: { since: string | number }) => `The seller withdrew this home on ${v.since}. It’s no longer for sale here.`,
listingExpiredHome: (v: { since: string | number }) => `This listing expired on ${v.since}. The home is no longer for sale here.`,
};

export const propertyFacts = {
propertyDetails: "Property details",
propertyType: "Property type",
lotSize: "Lot size",
listingNumber: "Listing number",
listed: "Listed",
bedrooms: "Bedrooms",
bathrooms: "Bathrooms",
livingArea: "Living area",
sqFt: (v: { livingAreaSqft: string | number }) => `${v.livingAreaSqft} sq ft`,
yearBuilt: "Year built",
units: "Units",
stories: "Stories",
fullHalf: (v: { bathroomsFull: string | number; bathroomsHalf: string | number }) => `${v.bathroomsFull} full, ${v.bathroomsHalf} half`,
full: (v: { bathroomsFull: string | number }) => `${v.bathroomsFull} full`,
};

export const propertyHeading = {
county: (v: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${v.property}${v.facts} · ${v.countyOrParish} County`,
addAuctionCalendar: "Add the auction to your calendar",
makeOfferBefore: (v: { link: Tag; until: string | number }) => rich(v.link("Make an offer before the auction"), " by ", v.until),
listed: (v: { listedAt: string | number }) => `Listed ${v.listedAt}`,
listedUpdated: (v: { listedAt: string | number; modifiedAt: string | number }) => `Listed ${v.listedAt} · Updated ${v.modifiedAt}`,
};

export const propertyPage = {
bidHistory: "Bid history",
closingCostsExtra: "Closing costs are extra.",
sampleIllustrationsDrawn: "Sample illustrations drawn for this site. This home doesn’t exist.",
reportListing: "Report this listing",
};

export const questionsAndShowings = {
questionsAnswers: "Questions and answers",
noQuestionsAnswered: "No questions answered yet.",
answeredSeller: (v: { answeredAt: string | number }) => `Answered by the seller on ${v.answeredAt}`,
askSellerQuestion: "Ask the seller a question",
tours: "Tours",
openHouse: (v: { time: Tag; startsAt: string | number; time2: Tag; endsAt: string | number }) => rich("Open house: ", v.time(`${v.startsAt}`), " to ", v.time2(`${v.endsAt}`)),
addOpenHouses: "Add open houses to your calendar",
requestShowing: "Request a showing",
};

export const riskEntry = {
unknown: "Unknown",
noInformationProvided: "No information provided",
asOf: (v: { statedBy: string | number; asOf: string | number }) => `${v.statedBy}, as of ${v.asOf}`,
changed: (v: { time: Tag; at: string | number }) => rich("Changed ", v.time(`${v.at}`)),
before: (v: { del: Tag; was: string | number }) => rich("Before: ", v.del(`${v.was}`)),
now: (v: { ins: Tag; is: string | number }) => rich("Now: ", v.ins(`${v.is}`)),
whatCouldCost: "What this could cost you",
notLegalAdvice: (v: { link: Tag; source: string | number }) => rich(v.link(`${v.source}`), ". Not legal advice."),
document: (v: { link: Tag; title: string | number; asOf: string | number }) => rich(v.link(`${v.title}`), ", ", v.asOf),
noDocument: "No document",
earlierChanges: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} earlier change` : `${formatCount(v.count)} earlier changes`)}`,
};

export const riskReport = {
riskReport: "Risk report",
whatTermsMean: "What these terms mean",
itemsChangedSince: (v: { changed: number }) => `${(v.changed === 1 ? `${formatCount(v.changed)} item has` : `${formatCount(v.changed)} items have`)} changed since the home was listed.`,
allItemsKnown: (v: { rows: string | number }) => `All ${v.rows} items are known, each with its source and date.`,
other: (v: { unknown: number; rows: string | number }) => `${(v.unknown === 1 ? `${formatCount(v.unknown)} of ${v.rows} items is unknown` : `${formatCount(v.unknown)} of ${v.rows} items are unknown`)}`,
somethingUnknownResearch: "If something is unknown, you research it and bear the cost. Bid with that in mind.",
other2: (v: { strong: Tag; unknown: number; rows: string | number; topics: string | number }) => rich(v.strong(`${(v.unknown === 1 ? `${formatCount(v.unknown)} of ${v.rows} items is unknown` : `${formatCount(v.unknown)} of ${v.rows} items are unknown`)}:`), " ", v.topics, "."),
allItemsRisk: (v: { rows: string | number }) => `All ${v.rows} items in the risk report are known.`,
readRiskReport: "Read the risk report",
};

export const similarHomes = {
similarHomes: "Similar homes",
allProperties: "All properties",
};

export const totalCostSection = {
totalCostBuy: "Total cost to buy",
whatBringClosing: "What you bring to closing",
cashNeededClosing: "Cash needed at closing",
homeLienStay: "This home has a lien that will stay with it, and its amount is unknown. It’s an additional cost and isn’t included in the total.",
contractMakesPay: (v: { money: Tag; amount: string | number }) => rich("If the contract makes you pay the seller’s taxes, as bank contracts often do, add ", v.money(`${v.amount}`), "."),
seeEveryLine: "See every line with its rule and source, or try another bid or a loan",
atNextBid: (v: { bid: string | number }) => `For a cash purchase at ${v.bid}, the minimum next bid when this page was generated.`,
atListPrice: (v: { bid: string | number }) => `For a cash purchase at ${v.bid}, the list price.`,
untilPossession: (v: { money: Tag; amount: string | number; monthsUntilKeys: number }) => rich("Until you take possession, add ", v.money(`${v.amount}`), ": the occupants may stay at least ", (v.monthsUntilKeys === 1 ? `${formatCount(v.monthsUntilKeys)} month` : `${formatCount(v.monthsUntilKeys)} months`), ", and taxes and charges continue."),
};

export const pricePanel = {
price: "Price",
fixedPrice: "Fixed price",
notSetYet: "Not set yet",
reduced: (v: { previousListPrice: string | number }) => `Reduced from ${v.previousListPrice}`,
raised: (v: { previousListPrice: string | number }) => `Raised from ${v.previousListPrice}`,
noBuyersPremium: "No buyer’s premium.",
makeOffer: "Make an offer",
sold: "Sold for",
startingBid: "Starting bid",
listPrice: "List price",
};

export const saleStatus = {
saleClosedPrice: (v: { closeDate: string | number }) => `The sale closed on ${v.closeDate}. The price shown is the price in the deed.`,
saleAgreedMoving: "A sale has been agreed on and is moving toward contract and closing. It can still fall through.",
sellerFoundBuyer: "The seller has found a buyer but still wants to hear from backup buyers.",
auctionBeingPrepared: "The auction is being prepared. Its terms and times will appear here.",
notSaleYet: "Not for sale yet. You can already ask the seller about it.",
saleOutcome: "Sale outcome",
outcomePrice: (v: { outcome: string | number; price: string | number }) => `${v.outcome} for ${v.price}`,
};
