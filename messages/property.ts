// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const slugPage = {
notFound: "Not found",
};

export const costsAndDisclosures = {
duesValueTerms: "Dues, value and terms",
association: "Association",
none: "None",
estimatedValue: "Estimated value",
sellersEstimate: (v: { amount: string | number }) => `${v.amount}, the seller’s estimate`,
notAppraisal: "and not an appraisal",
waysPay: "Ways to pay",
contract: "Contract",
winnerSellerSign: (v: { signWithinHours: number }) => `The winner and the seller sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of the win`,
deposit: "Deposit",
withinOtherSigning: (v: { deposit: string | number; depositWithinHours: number }) => `${v.deposit}, within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
closing: "Closing",
withinOtherSigning2: (v: { closeWithinDays: number }) => `Within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
defaultLabel: "Default",
priceIntoEscrow: (v: { basisPoints: string | number }) => `${v.basisPoints}% of the price, into escrow with the seller’s attorney`,
earnestMoney: "Earnest money",
withinOtherContract: (v: { closingDays: number }) => `Within ${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} of the contract`,
sellersTransferTaxes: "Seller’s transfer taxes",
paidBySeller: "Paid by the seller",
paidByBuyer: "Paid by the buyer, which raises the price that is taxed",
headStart: "Head start",
otherFrom: (v: { ownerOccupantDays: number; isAuction: string | number }) => `${(v.ownerOccupantDays === 1 ? `${formatCount(v.ownerOccupantDays)} day` : `${formatCount(v.ownerOccupantDays)} days`)} from ${v.isAuction}`,
openingUntilThen: "the opening: until then only people who will live there bid or make offers",
listingUntilThen: "the listing: until then only people who will live there make offers",
occupancy: "Occupancy",
disclosures: "Disclosures",
};

export const describeListing = {
similarHomesShown: (v: { listing: string | number }) => `${v.listing} Similar homes are shown.`,
county: (v: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${v.property}${v.facts}, in ${v.countyOrParish} County.`,
occupancyTitleDeed: (v: { what: string | number; price: string | number }) => `${v.what} ${v.price} Occupancy, title, deed and documents on one page.`,
sold: (v: { closePrice: string | number }) => `Sold for ${v.closePrice}.`,
auctionOpens: (v: { price: string | number; startsAt: string | number }) => `${v.price}. The auction opens ${v.startsAt}.`,
auctionEnds: (v: { price: string | number; endsAt: string | number }) => `${v.price}. The auction ends ${v.endsAt}.`,
comingSoon: "Coming soon.",
listPrice: (v: { listPrice: string | number }) => `List price ${v.listPrice}.`,
};

export const documentsAndSeller = {
documents: "Documents",
sellerHasNot: "The seller has not added documents. Ask for what you need before you bid.",
as: "As of",
as2: (v: { document: string | number }) => `${v.document}, as of`,
seller: "The seller",
name: "Name",
kind: "Kind",
whatMeans: "What this means",
weCannotConfirm: "We cannot confirm who sold this home, so we show no company name.",
ourStaffHave: "Our staff have not confirmed who sells this home, so we show no company name. Check the seller’s papers before you bid.",
auction: "In this auction",
weRefuseBids: (v: { link: Tag }) => rich("We refuse bids from the seller’s accounts, our staff accounts, and accounts with a known tie to the seller. We cannot prove who is behind an account. ", v.link("What is checked")),
sellersWords: "In the seller’s words",
howSellerHas: "How this seller has sold here",
bidsBelowReserve: "Bids below the reserve",
otherBecameSale: (v: { accepted: string | number; belowReserve: number }) => `${v.accepted} of ${(v.belowReserve === 1 ? `${formatCount(v.belowReserve)} high bid` : `${formatCount(v.belowReserve)} high bids`)} became a sale`,
answeredWithin: "Answered within",
otherMedian: (v: { number: number }) => `${(v.number === 1 ? `${formatCount(v.number)} day` : `${formatCount(v.number)} days`)} at the median`,
fellThrough: "Fell through",
otherCameEnd: (v: { fellThrough: string | number; ended: number }) => `${v.fellThrough} of ${(v.ended === 1 ? `${formatCount(v.ended)} sale` : `${formatCount(v.ended)} sales`)} that came to an end`,
factsAsTold: "Facts as told",
otherToldFound: (v: { judged: number; different: string | number; sales: number }) => `${(v.judged === 1 ? `${formatCount(v.judged)} fact` : `${formatCount(v.judged)} facts`)} told, ${v.different} found different in ${(v.sales === 1 ? `${formatCount(v.sales)} closed sale` : `${formatCount(v.sales)} closed sales`)}`,
saidByBuyers: "Said by the buyers after the closing; the seller may answer each.",
};

export const factList = {
as: (v: { source: string | number; asOf: string | number }) => `${v.source}, as of ${v.asOf}`,
notKnown: "Not known",
};

export const galleryLightbox = {
pictureWholeScreen: "Picture on the whole screen",
close: "Close",
previousPicture: "Previous picture",
nextPicture: "Next picture",
};

export const gallery = {
pictures: "Pictures",
largePictures: "Large pictures",
picture: "Picture",
fullScreen: "Full screen",
previousPicture: "Previous picture",
nextPicture: "Next picture",
};

export const leadPaintNote = {
yearBuiltUnknown: "The year built is unknown",
builtBefore1978: "Built before 1978",
leadBasedPaint: (v: { age: string | number }) => `${v.age}: lead-based paint may be present. Read`,
and: (v: { link: Tag; disclosure: string | number }) => rich(v.link(`${v.disclosure}`), " and"),
sellerHasNot: "The seller has not posted the disclosure here. Ask for it.",
federalLawGives: "Federal law gives buyers ten days to inspect before they are bound, unless they waive them.",
hereTheyRun: (v: { inspectUntil: string | number; inspectUntil2: string | number }) => `Here they run from ${v.inspectUntil} to ${v.inspectUntil2}.`,
};

export const locationSection = {
where: "Where it is",
homesWithinMiles: (v: { nearMiles: string | number }) => `Homes within ${v.nearMiles} miles`,
};

export const offMarketCopy = {
ourStaffTook: (v: { since: string | number }) => `Our staff took this listing down on ${v.since}. The home is no longer for sale here.`,
sellerWithdrewHome: (v: { since: string | number }) => `The seller withdrew this home on ${v.since}. It is no longer for sale here.`,
listingExpiredHome: (v: { since: string | number }) => `This listing expired on ${v.since}. The home is no longer for sale here.`,
};

export const propertyFacts = {
property: "The property",
kind: "Kind",
lot: "Lot",
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
makeOfferBefore: (v: { link: Tag; until: string | number }) => rich(v.link("Make an offer before the auction"), ", until ", v.until),
listed: (v: { listedAt: string | number }) => `Listed ${v.listedAt}`,
lastChanged: (v: { listed: string | number; modifiedAt: string | number }) => `${v.listed} · last changed ${v.modifiedAt}`,
};

export const propertyPage = {
historyAuction: "History of the auction",
closingCostsCome: "Closing costs come on top of the price.",
bid: "A bid",
price: "The price",
sampleIllustrationsDrawn: "Sample illustrations, drawn for this site. This home does not exist.",
reportListing: "Report this listing",
};

export const questionsAndShowings = {
questionsAnswers: "Questions and answers",
nobodysQuestionHas: "Nobody’s question has been answered yet.",
seller: (v: { answeredAt: string | number }) => `The seller, ${v.answeredAt}`,
askSellerQuestion: "Ask the seller a question",
seeHome: "See the home",
openHouse: (v: { time: Tag; startsAt: string | number; time2: Tag; endsAt: string | number }) => rich("Open house ", v.time(`${v.startsAt}`), " to ", v.time2(`${v.endsAt}`)),
openHousesMy: "Open houses for my calendar",
askVisit: "Ask for a visit",
};

export const riskEntry = {
notKnown: "Not known",
nobodyHasSaid: "Nobody has said anything of it.",
as: (v: { statedBy: string | number; asOf: string | number }) => `${v.statedBy}, as of ${v.asOf}`,
changed: (v: { time: Tag; at: string | number }) => rich("Changed ", v.time(`${v.at}`)),
was: "Was:",
is: "Is:",
whatCanCost: "What that can cost you",
notLegalAdvice: (v: { link: Tag; source: string | number }) => rich(v.link(`${v.source}`), ". Not legal advice."),
};

export const riskReport = {
riskPassport: "Risk passport",
whatWordsMean: "What the words mean",
otherChangedSince: (v: { changed: number }) => `${(v.changed === 1 ? `${formatCount(v.changed)} fact` : `${formatCount(v.changed)} facts`)} changed since the home was listed.`,
allFactsTold: (v: { rows: string | number }) => `All ${v.rows} facts are told, each with who says so and since when.`,
factsNotKnown: (v: { unknown: string | number; rows: string | number }) => `${v.unknown} of ${v.rows} facts are not known`,
whatNotKnown: ". What is not known is yours to find out and to pay for. Bid with that in mind.",
factsNotKnown2: (v: { unknown: string | number; rows: string | number }) => `${v.unknown} of ${v.rows} facts are not known:`,
allFactsRisk: (v: { rows: string | number }) => `All ${v.rows} facts of the risk passport are told.`,
readRiskPassport: "Read the risk passport",
};

export const similarHomes = {
similarHomes: "Similar homes",
allProperties: "All properties",
};

export const totalCostSection = {
priceOwnKeys: "Price to own the keys",
paidCash: (v: { bid: string | number; saleFormat: string | number }) => `At ${v.bid}, ${v.saleFormat}, paid in cash.`,
nextBidWhen: "the next bid when this page was made",
listPrice: "the list price",
whatBringClosing: "What you bring to the closing",
cashNeededClosing: "Cash needed at the closing",
lienStaysHome: "A lien stays with this home whose amount nobody has told. It comes on top and is not in the sum.",
untilHaveKeys: "Until you have the keys,",
moreThoseWho: (v: { monthsUntilKeys: string | number }) => `more: those who live there may stay ${v.monthsUntilKeys} months at least, and taxes and charges run on.`,
ifContractPuts: "If the contract puts the seller’s taxes on you, as those of banks often do:",
more: "more.",
everyLineRule: "Every line with its rule and source, another bid, a loan",
};

export const pricePanel = {
price: "Price",
fixedPrice: "Fixed price",
notSetYet: "Not set yet",
from: (v: { previousListPrice: string | number; previousListPrice2: string | number }) => `${v.previousListPrice} from ${v.previousListPrice2}`,
lowered: "Lowered",
raised: "Raised",
noBuyersPremium: "No buyer’s premium.",
makeOffer: "Make an offer",
sold: "Sold for",
startingBid: "Starting bid",
listPrice: "List price",
};

export const saleStatus = {
saleClosedPrice: (v: { closeDate: string | number }) => `The sale closed on ${v.closeDate}. The price is the one in the deed.`,
saleAgreedWay: "A sale is agreed and on its way to contract and closing. It can still fall through.",
buyerFoundBut: "A buyer is found, but the seller wants to hear from back-up buyers.",
auctionBeingPrepared: "The auction is being prepared. Its terms and times will stand here.",
notSaleYet: "Not for sale yet. You can ask the seller about it already.",
whatBecameSale: "What became of the sale",
};
