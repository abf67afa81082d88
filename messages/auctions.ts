// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const cancelReasons = {
"title-defect": "A defect in the title was found.",
casualty: "The property was damaged.",
"bankruptcy-stay": "A bankruptcy stay stopped the sale.",
"court-order": "A court ordered it.",
"material-correction": "A material fact had to be corrected; it will be held again with the right facts.",
fraud: "Fraud was proven.",
"pre-auction-offer": "The seller accepted an offer before the first bid.",
};

export const bidRefusals = {
"signed-out": {
title: "Sign in to bid",
text: "Your amount is kept. After you sign in you can go on with this bid.",
},
"email-unverified": {
title: "Confirm your e-mail address first",
text: "Open the link in the mail we sent you, then place the bid again. Nothing was bid.",
},
"not-registered": {
title: "Register to bid first",
text: "Your legal name, address, phone number and the terms: it takes two minutes. Your amount is kept. Nothing was bid.",
},
"own-listing": {
title: "This is your own listing",
text: "Sellers cannot bid on their own listings. Your bid was not placed.",
},
"conflict-of-interest": {
title: "You cannot bid here",
text: "We refuse bids from staff, from the listing broker, and from accounts that share a name, household or organization with the seller or belonged to it within a year. If only the name is the same, write to us from the Contact page. Your bid was not placed.",
},
suspended: {
title: "Your account cannot bid at present",
text: "Contact us to learn why and what to do. Nothing was bid.",
},
"over-limit": {
title: "This is above your bid limit",
text: "Bid a lower maximum, or ask for a higher limit with a proof of funds. Nothing was bid.",
},
"investor-wait": {
title: "Covered investors cannot bid in this auction",
text: "The price of this home changed, and the 90 days of Real Property Law § 520 began again. They end after the auction. Nothing was bid.",
},
"owner-occupants-first": {
title: "Owner-occupants bid first",
text: "The seller gives people who will live there a head start. Come back when it is over. Nothing was bid.",
},
"lead-paint": {
title: "The terms on lead paint are missing",
text: "Review the bid again and accept them. Nothing was bid.",
},
"sign-in-again": {
title: "Sign in again for a bid this high",
text: "It needs a sign-in of the last 15 minutes. Your amount is kept. Nothing was bid.",
},
"not-found": {
title: "This auction is not here anymore",
text: "Reload the page. Nothing was bid.",
},
"not-started": {
title: "The auction has not started",
text: "Your amount is kept. Place the bid once the auction is open.",
},
ended: {
title: "The auction had ended",
text: "Your bid reached us after the end, so it does not count. Nothing was bid.",
},
cancelled: {
title: "The auction was canceled",
text: "Nothing was bid.",
},
paused: {
title: "The auction is paused",
text: "Your amount is kept. The end moves by the length of the pause.",
},
"too-low": {
title: "Your maximum is too low",
text: "The price has risen. Look at the next minimum and bid again.",
},
"not-above-own-maximum": {
title: "Your maximum is already that high or higher",
text: "You are leading. To raise your maximum, it has to be at least $1 higher. It can never be lowered.",
},
"no-buy-now": {
title: "This home cannot be bought at once",
text: "The seller asks no such price. Bids decide.",
},
"buy-now-over": {
title: "A bid came first",
text: "It ended the buy-now price. Nothing was bought; place a bid if you still want the home.",
},
"price-changed": {
title: "The price has changed",
text: "Nothing was bought.",
},
"confirm-maximum": {
title: "Please check the amount",
text: "It is more than a quarter above the next minimum. Confirm it if that is what you mean.",
},
"invalid-amount": {
title: "That amount cannot be bid",
text: "Bids are in whole dollars, up to $1,000,000,000.",
},
"key-reused": {
title: "Your bid was not placed",
text: "This page sent two different bids as one. Reload the page and bid again.",
},
"rate-limited": {
title: "Too many bids in a short time",
text: "Wait a moment, then send it again. Nothing was bid.",
},
};

export const bidsPage = {
bids: "Bids",
seeLiveAuctions: "See live auctions",
};

export const auctionIdPage = {
receipts: "Receipts",
downloadAsJSON: "Download as JSON",
downloadAsText: "Download as text",
seeHome: "See the home",
};

export const receiptsPage = {
receipts: "Receipts",
receiptsMyBids: "Receipts of my bids and purchases",
saltReceiptCan: "With the salt of a receipt you can show which commitment in the ledger is yours and what it holds. With its hash you can check that the entries up to your bid have not changed.",
haveNotBid: "You have not bid yet",
seeLiveAuctions: "See live auctions",
everyBidPlace: "Every bid that you place, and every purchase at once, leaves a receipt here.",
as: "as",
last: (v: { lastBidAt: string | number }) => `, last ${v.lastBidAt}`,
};

export const ledgerPage = {
notFound: "Not found",
verifyAuction: (v: { of: string | number; part: string | number }) => `Verify the auction${v.of}${v.part}`,
allOtherPublic: (v: { version: number }) => `All ${(v.version === 1 ? `${formatCount(v.version)} entry` : `${formatCount(v.version)} entries`)} of the public ledger in plain words, and a button that checks every one of them in your browser.`,
};

export const auctionsView = {
liveAuctions: "Live auctions",
openBiddingNow: "Open for bidding now. Any bid in the last 5 minutes extends the auction.",
noAuctionOpen: "No auction is open at this moment",
upcomingAuctions: "Upcoming auctions",
announcedTheirStart: "Announced with their start, so that there is time to inspect the property, the title and the terms.",
noAuctionAnnounced: "No auction is announced",
endedAuctions: "Ended auctions",
everyAuctionStays: "Every auction stays here with its outcome. A high bid that did not sell is not listed as a sale.",
noAuctionHas: "No auction has ended yet",
auctionsByState: "Auctions by state",
live: "Live",
upcoming: "Upcoming",
ended: "Ended",
allProperties: "All properties",
propertiesFixedPrice: "Properties at a fixed price can be bought at any time.",
earlierAuctions: "Earlier auctions",
moreAuctions: "More auctions",
calendarAllAuctions: (v: { link: Tag; link2: Tag }) => rich(v.link("Calendar of all auctions"), " to subscribe to (iCalendar), and the ", v.link2("feed of new listings"), " (Atom). There is one of each for every county."),
resultsAllMonths: (v: { link: Tag; link2: Tag }) => rich(v.link("Results of all months"), ", or ", v.link2("search all auctions that are over"), "."),
};

export const dayLinks = {
auctionsByDay: "Auctions by day",
};

export const endedPage = {
endedPropertyAuctions: "Ended property auctions in New York",
howEveryAuction: "How every auction of a bank-owned property in New York came out: sold, reserve not met, without bids or canceled.",
};

export const fromPage = {
auctionsByDay: "Auctions by day",
};

export const auctionsPage = {
livePropertyAuctions: "Live property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York under the hammer now: current bid, reserve and time left of every live auction.",
};

export const monthPage = {
notFound: "Not found",
auctionResults: (v: { month: string | number; part: string | number }) => `Auction results of ${v.month}${v.part}`,
howOtherBank: (v: { total: number; month: string | number; part: string | number; sold: string | number }) => `How ${(v.total === 1 ? `${formatCount(v.total)} auction` : `${formatCount(v.total)} auctions`)} of bank-owned property in New York came out in ${v.month}${v.part}: ${v.sold} sold, every other outcome named as what it is.`,
};

export const monthView = {
auctionResults: (v: { month: string | number }) => `Auction results of ${v.month}`,
byDayEnd: "By the day of the end, in New York. An outcome stays as it is; what the seller decides is added, and a sale that falls through is said to have done so. A highest bid that did not sell is never called a sale.",
otherEnded: (v: { cards: number }) => `${(v.cards === 1 ? `${formatCount(v.cards)} auction` : `${formatCount(v.cards)} auctions`)} ended`,
otherMoreProperties: (v: { unlisted: number }) => `${(v.unlisted === 1 ? `${formatCount(v.unlisted)} auction` : `${formatCount(v.unlisted)} auctions`)} more of properties that have no page at present; they are in the count.`,
auctionsEnded: (v: { month: string | number }) => `Auctions that ended in ${v.month}`,
outcome: "Outcome",
auctions: "Auctions",
all: "All",
otherMonths: "Other months",
allMonths: "All months",
};

export const resultsCrumbs = {
home: "Home",
auctions: "Auctions",
results: "Results",
};

export const resultsPage = {
auctionResultsBy: "Auction results by month",
archiveEveryAuction: "An archive of every auction of bank-owned property in New York on this site, month by month: how many sold, missed the reserve, had no bids or were canceled.",
everyAuctionKept: "Every auction is kept, with how it came out. Sold means that the reserve was met, that there was none, or that the seller accepted a lower bid, and that the sale stands or was closed. One that fell through is counted as that, unless a back-up took it.",
noAuctionHas: "No auction has ended yet",
liveAuctions: "Live auctions",
firstResultStands: "The first result stands here when it does.",
auctionsByMonth: "Auctions by the month in which they ended, in New York",
month: "Month",
all: "All",
};

export const upcomingPage = {
upcomingPropertyAuctions: "Upcoming property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York that come to auction next, by day, with starting bid and terms.",
};

export const practicePage = {
practiceAuction: "Practice auction",
tryAuctionPlay: "Try an auction with play money, by the same rules as the real ones: bidding by maximum, increments, the reserve, and the end that moves. No account, nothing is sent.",
bidPlayMoney: "Bid with play money against three made-up bidders, by the same rules as in a real auction. It takes about a minute.",
playMoneyMade: "Play money, made-up home",
practiceNothingHere: "This is practice. Nothing here is a bid.",
runsBrowserAlone: "It runs in your browser alone: nobody sees it, nothing is sent, and nobody is bound.",
practiceAuctionNeeds: "The practice auction needs JavaScript. Everything else on this site can be read without it.",
whatTry: "What to try",
bidHighMaximum: "Bid a high maximum at once: the price goes no higher than the reserve and the others demand.",
bidSameMaximum: "Bid the same maximum as somebody else: the earlier bid stays in front.",
stayUnderReserve: "Stay under the reserve of $230,000, and see that nothing is sold.",
waitLastMinutes: "Wait for the last minutes and bid then: the end moves, and you are answered.",
};

export const announcement = {
auctionFromStarting: (v: { startsAt: string | number; scheduledEndsAt: string | number; startingBid: string | number }) => `Auction from ${v.startsAt} to ${v.scheduledEndsAt}, starting bid ${v.startingBid}.`,
soldAuctionTimes: "To be sold at auction; its times are not set yet.",
listPrice: (v: { standardStatus: string | number; listPrice: string | number }) => `${v.standardStatus}List price ${v.listPrice}.`,
comingSoon: "Coming soon.",
};

export const auctionCopy = {
sold: "Sold for",
startingBid: "Starting bid",
currentBid: "Current bid",
lastBid: "Last bid",
highestBid: "Highest bid",
};

export const auctionPanel = {
auction: "Auction",
biddingNeedsJavaScript: "Bidding needs JavaScript. Everything else on this page can be read without it.",
howTakePart: "How to take part",
placeBid: "Place a bid",
};

export const auctionSheet = {
howTakePart: "How to take part",
bid: "Your bid",
};

export const auctionSummary = {
ends: "It ends",
endWillMove: "The end will move by the length of the pause.",
bidsSentBefore: "Bids sent before the end are being counted. The outcome stands in a few seconds.",
anyBidLast: (v: { minutes: string | number }) => `Any bid in the last ${v.minutes} extends the auction.`,
minutes: (v: { minutes: string | number }) => `${v.minutes} minutes`,
};

export const bidderPositionCopy = {
leading: "You are leading",
haveBeenOutbid: "You have been outbid",
wonAuction: "You won this auction",
yoursWasHighest: "Yours was the highest bid",
anotherBidderWas: "Another bidder was higher",
boughtHome: "You bought this home",
anotherBidderBought: "Another bidder bought it at once",
purchaseFellThrough: "Your purchase fell through",
homeWasSold: "The home was sold to somebody else",
boughtHomeAs: "You bought this home as back-up",
};

export const bidderPositionStrip = {
youAre: "You are",
nextComeContract: (v: { link: Tag }) => rich("Next come the contract, the deposit and the closing. ", v.link("What comes next")),
maximum: (v: { strong: Tag; maximum: string | number }) => rich("Your maximum is ", v.strong(`${v.maximum}`)),
otherBiddersSeller: "; other bidders and the seller do not see it",
};

export const bidBar = {
takePart: "Take part",
raise: "Raise",
bid: "Bid",
paused: "Paused",
};

export const bidBox = {
askHigherLimit: "Ask for a higher limit",
registerBid: "Register to bid",
bidLimitLess: (v: { limit: string | number }) => `Your bid limit is ${v.limit}, less than the starting bid. Ask for a higher one now, with a proof of funds, so that you are ready when the auction opens.`,
bidNeedConfirmed: "To bid you need a confirmed e-mail address and a short registration: your legal name, address, phone number and the terms of sale. Do it now, so that you are ready when the auction opens.",
signedAsStaff: "You are signed in as staff. Staff accounts cannot bid.",
readyEMail: "You are ready: your e-mail is confirmed and you are registered. This page opens the bidding by itself.",
biddingGoesAfter: "Bidding goes on after the pause. This page follows by itself.",
seeAuctionsOpen: "See the auctions that are open now",
noBuyersPremium: "No buyer’s premium.",
newPracticePlay: (v: { link: Tag }) => rich("New to this? ", v.link("Practice with play money")),
};

export const bidConfirm = {
buyHomeNow: "Buy this home now?",
placeBid: "Place this bid?",
maximum: "Your maximum",
cantWithdrawBid: (v: { strong: Tag; amount: string | number }) => rich(v.strong("You can’t withdraw this bid or lower your maximum."), " If you win, you pay the final price, at most ", v.amount, ", plus closing costs."),
bidSubjectTerms: (v: { link: Tag }) => rich("Your bid is subject to the ", v.link("terms of sale"), "."),
ifWin: "If you win",
yesAmountI: (v: { amount: string | number }) => `Yes, ${v.amount} is the amount I mean. It is more than a quarter above the next minimum.`,
checkBoxContinue: "Check this box to continue.",
placeBid2: "Place the bid",
changeAmount: "Change the amount",
};

export const bidOutcome = {
buying: "Buying for",
sendingBid: "Sending your bid of",
boughtHome: "You bought this home",
priceAuctionOver: (v: { price: string | number; seq: string | number }) => `The price is ${v.price}. The auction is over: entry ${v.seq} of its public ledger says so. The sale room has every step to the keys, and the first deadline.`,
openSaleRoom: "Open the sale room",
noAnswerYet: (v: { what: string | number; amount: string | number }) => `No answer yet to your ${v.what} of ${v.amount}`,
connectionFailedSo: (v: { what: string | number }) => `The connection failed, so we may or may not have your ${v.what}. We check as soon as you are back online. We send it again only if you say so. One exception: if our server answers that it is busy, the page repeats the same ${v.what} for up to five seconds. It counts at most once.`,
checkNow: "Check now",
dismiss: "Dismiss",
};

export const bidReceipt = {
lastBid: "Your last bid",
maximumWasTaken: (v: { maximum: string | number; priceAfter: string | number }) => `Your maximum of ${v.maximum} was taken. ${v.priceAfter}`,
priceStays: (v: { priceAfter: string | number }) => `The price stays at ${v.priceAfter}.`,
priceWentFrom: (v: { priceBefore: string | number; priceAfter: string | number }) => `The price went from ${v.priceBefore} to ${v.priceAfter}.`,
endMoved: (v: { endsAtAfter: string | number }) => `The end moved to ${v.endsAtAfter}.`,
receipt: "Receipt",
youAre: "You are",
received: "Received",
ledgerEntry: "Ledger entry",
hash: "Its hash",
saveReceipt: "Save the receipt",
close: "Close",
bidLead: "Your bid is in, and you lead",
bidWasLead: "Your bid was in the lead, but another one is higher now",
bidButAnother: "Your bid is in, but another maximum is as high or higher",
};

export const buyNowConfirm = {
buyNowNo: "Buy now is no longer available",
haveNotBought: (v: { status: string | number }) => `${v.status} You have not bought the home.`,
auctionNotOpen: "The auction is not open.",
backAuction: "Back to the auction",
price: "The price",
noBuyersPremium: "No buyer’s premium.",
youreBuyingHome: (v: { strong: Tag; price: string | number }) => rich(v.strong("You’re buying this home now. This can’t be undone."), " The auction ends, and you pay ", v.price, " plus closing costs."),
purchaseSubjectTerms: (v: { link: Tag }) => rich("Your purchase is subject to the ", v.link("terms of sale"), "."),
afterBuy: "After you buy",
buy: (v: { price: string | number }) => `Buy for ${v.price}`,
notNow: "Not now",
price2: "A price",
};

export const buyNowOffer = {
buyNow: "Buy now",
buyNow2: (v: { auction: string | number }) => `Buy now for ${v.auction}`,
buyNowPrice: (v: { price: string | number; reserveStatus: string | number }) => `The buy-now price of ${v.price} has ended: ${v.reserveStatus}. Only bids count now.`,
thereFirstBid: "there is a first bid",
bidHasMet: "a bid has met the reserve",
untilFirstBid: "until the first bid",
untilBidMeets: "until a bid meets the reserve",
onceAuctionOpens: (v: { price: string | number; until: string | number }) => `Once the auction opens, the home can be bought at once for ${v.price}, ${v.until}.`,
afterPauseCan: (v: { price: string | number; until: string | number }) => `After the pause it can be bought at once for ${v.price}, ${v.until}.`,
endsAuctionOnce: (v: { until: string | number }) => `Ends the auction at once, with you as the buyer. Possible ${v.until}.`,
};

export const leadPaintBox = {
iHaveReceived: "I have received",
and: "and",
sellerHasNot: "The seller has not posted the disclosure here. Ask for it before you check this box.",
federalLawRequires: "Federal law requires this for homes built before 1978 (or year unknown).",
checkBoxContinue: "Check this box to continue.",
tenDayInspection: "The ten-day inspection period is over.",
haveOtherLeft: (v: { days: number }) => `You have ${(v.days === 1 ? `${formatCount(v.days)} day` : `${formatCount(v.days)} days`)} left of the ten-day inspection period.`,
};

export const outcomeCopy = {
noReserve: "No reserve",
sellsHighestBidder: "Sells to the highest bidder, whatever the price.",
reserveMet: "Reserve met",
highestBidderEnd: "The highest bidder at the end wins.",
reserveNotMet: "Reserve not met",
sealedUntilBid: "Sealed until a bid meets it.",
reserve: (v: { reserve: string | number; bidCount: string | number }) => `Reserve ${v.reserve}${v.bidCount}`,
notMet: "not met",
sameAsStarting: "The same as the starting bid: the first bid meets it.",
bidAmountMore: "A bid of this amount or more meets it.",
auctionWasCanceled: "This auction was canceled",
noBidCounts: (v: { cancelReason: string | number }) => `${v.cancelReason} No bid in it counts.`,
highestBidder: "the highest bidder",
sold: (v: { leader: string | number }) => `Sold to ${v.leader}`,
reserveWasMet: (v: { price: string | number }) => `The reserve was met. The price is ${v.price}.`,
boughtAskedPrice: (v: { price: string | number }) => `Bought at the asked price of ${v.price}.`,
reserveWasNot: (v: { price: string | number }) => `The reserve was not met; seller and highest bidder agreed on ${v.price}.`,
reserveWasNotMet: (v: { price: string | number }) => `The reserve was not met; the seller accepted ${v.price} all the same.`,
saleFellThrough: "The sale fell through",
cameNoClosing: (v: { bidCount: string | number; fellThrough: string | number }) => `${v.bidCount}It came to no closing${v.fellThrough}.`,
highestBidWas: (v: { price: string | number }) => `The highest bid was ${v.price}.`,
soldBackUp: (v: { leader: string | number }) => `Sold to ${v.leader}, a back-up`,
firstSaleFell: (v: { price: string | number }) => `The first sale fell through. The price is ${v.price}, what the auction gives without those ahead.`,
notSold: "Not sold",
auctionEndedWithout: "The auction ended without a bid.",
reserveNotMetNot: "Reserve not met: not sold",
highestBidWas2: (v: { price: string | number; auction: string | number }) => `The highest bid was ${v.price}. ${v.auction}`,
highestBidWasSeller: (v: { price: string | number }) => `The highest bid was ${v.price}; seller and bidder did not agree.`,
highestBidWasTime: (v: { price: string | number }) => `The highest bid was ${v.price}; the time for an agreement has passed.`,
sellerAskedHighest: (v: { counter: string | number; until: string | number }) => `The seller asked for ${v.counter}; the highest bidder may answer${v.until}.`,
sellerMayAccept: (v: { until: string | number }) => `The seller may accept it, make one counter-offer or decline${v.until}.`,
reasonPublicHistory: "The reason is in the public history.",
};

export const refusalCopy = {
maximumTooLow: "Your maximum is too low",
nextBidHas: (v: { minimum: string | number }) => `The next bid has to be at least ${v.minimum}.`,
alreadyLeadMaximum: (v: { minimum: string | number }) => `You already lead with a maximum of ${v.minimum}`,
raiseBidMore: (v: { minimum: string | number }) => `To raise it, bid ${v.minimum} or more. It can never be lowered. Nothing was bid.`,
littleMissingRegistration: "A little is missing of your registration",
weStillNeed: (v: { listOf: string | number }) => `We still need ${v.listOf}. Nothing was bid.`,
bidLimit: (v: { limit: string | number }) => `Your bid limit is ${v.limit}`,
bidLimitLeft: (v: { left: string | number }) => `${v.left} of your bid limit is left`,
bidLowerMaximum: (v: { left: string | number }) => `${v.left}Bid a lower maximum, or ask for a higher limit with a proof of funds. Your amount is kept. Nothing was bid.`,
restStandsBehind: (v: { limit: string | number }) => `Of ${v.limit} the rest stands behind your other bids and purchases.`,
canBidFrom: (v: { until: string | number }) => `You can bid from ${v.until}`,
coveredInvestorsWait: "Covered investors wait until a one- or two-family home has been listed for 90 days at its price (Real Property Law § 520). Nothing was bid.",
sellerLetsOnly: "The seller lets only people bid before who will live there. If you will, say so in your registration. Nothing was bid.",
bidWasNot: "Your bid was not placed",
nothingWasBid: "Nothing was bid. Please try again.",
askHigherLimit: "Ask for a higher limit with a proof of funds. Nothing was bought.",
auctionOver: "The auction is over",
somebodyBoughtFirst: "Somebody bought it first, or it had ended. Nothing was bought.",
};

export const refusedBid = {
sign: "Sign in",
registerBid: "Register to bid",
seeRegistration: "See your registration",
askHigherLimit: "Ask for a higher limit",
signAgain: "Sign in again",
use: (v: { minimum: string | number }) => `Use ${v.minimum}`,
sendAgain: "Send it again",
};

export const unplacedBid = {
dontBuy: "Don’t buy",
dontBid: "Don’t bid",
};

export const unplacedCopy = {
wasNotPlaced: (v: { what: string | number; amount: string | number }) => `Your ${v.what} of ${v.amount} was not placed`,
auction: (v: { lateCopy: string | number; closed: string | number }) => `${v.lateCopy} The auction ${v.closed}.`,
ifCopyStill: "If a copy of it still arrives, it does not count.",
pausedTakesNo: "is paused and takes no bids now",
hasNotStarted: "has not started",
purchaseWasNot: (v: { amount: string | number }) => `Your purchase at ${v.amount} was not placed`,
buyNowPrice: (v: { lateCopy: string | number; currentPrice: string | number }) => `${v.lateCopy} The buy-now price is no longer available. The current bid is ${v.currentPrice}.`,
buyNow: (v: { amount: string | number }) => `Buy for ${v.amount} now?`,
buyNowPriceStill: (v: { lost: string | number }) => `${v.lost} The buy-now price still applies.`,
buy: (v: { amount: string | number }) => `Buy for ${v.amount}`,
currentBid: (v: { currentPrice: string | number }) => `The current bid is ${v.currentPrice}`,
leadMaximum: (v: { priceNow: string | number; maximum: string | number }) => `${v.priceNow}, and you lead with a maximum of ${v.maximum}.`,
nextMinimum: (v: { priceNow: string | number; minimum: string | number }) => `${v.priceNow}; the next minimum is ${v.minimum}.`,
bidWasNot: (v: { amount: string | number }) => `Your bid of ${v.amount} was not placed`,
placeNow: (v: { amount: string | number }) => `Place ${v.amount} now?`,
place: (v: { amount: string | number }) => `Place ${v.amount}`,
};

export const auctionBidForm = {
reviewBid: "Review your bid",
};

export const bidForm = {
wholeDollarsWe: "In whole dollars. We bid for you only as far as needed, up to this amount. Other bidders and the seller do not see it while you lead.",
newMaximum: "Your new maximum",
maximumBid: "Your maximum bid",
};

export const liveBidForm = {
bidLimitOther: (v: { all: string | number; limit: string | number; left: string | number }) => `Bid limit: ${v.all}. Other bids and purchases use ${v.limit}, so here you may bid up to ${v.left}.`,
bidLimitAvailable: (v: { all: string | number }) => `Bid limit: ${v.all} available.`,
};

export const nextBid = {
more: (v: { isRaise: string | number; strong: Tag; minimum: string | number }) => rich(v.isRaise, v.strong(`${v.minimum}`), " or more"),
raiseMaximum: "Raise your maximum to",
nextBid: "Next bid:",
takeOneNext: "Take one of the next steps",
};

export const useBidForm = {
typeMaximumTake: "Type your maximum, or take one of the steps above.",
raiseMaximumBid: (v: { least: string | number }) => `To raise your maximum, bid ${v.least} or more.`,
nextBidMore: (v: { least: string | number }) => `The next bid is ${v.least} or more.`,
};

export const ifYouWin = {
ifWin: (v: { price: string | number }) => `If you win at ${v.price}`,
signContractSale: (v: { signWithinHours: number; since: string | number }) => `Sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of ${v.since}`,
closeWithinOther: (v: { closeWithinDays: number }) => `Close within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
noDeposit: "No deposit",
depositSellersAttorney: (v: { isUpTo: string | number; deposit: string | number; share: string | number; depositWithinHours: number }) => `Deposit ${v.isUpTo}${v.deposit} (${v.share}%) with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
missedDeadlineHave: (v: { cureHours: number; closingCureDays: number }) => `Missed a deadline? You have ${(v.cureHours === 1 ? `${formatCount(v.cureHours)} hour` : `${formatCount(v.cureHours)} hours`)} to cure it, ${(v.closingCureDays === 1 ? `${formatCount(v.closingCureDays)} day` : `${formatCount(v.closingCureDays)} days`)} at closing. A default stays on your record, the contract decides who keeps the deposit, and a backup buyer may take your place`,
};

export const ledgerView = {
auctions: "Auctions",
ledger: "Ledger",
verifyAuction: "Verify this auction",
checkYourself: "Check it yourself",
browserFetchesAll: (v: { version: number }) => `Your browser fetches all ${(v.version === 1 ? `${formatCount(v.version)} entry` : `${formatCount(v.version)} entries`)} and computes every hash, price and end again, with the function that priced the bids.`,
needsJavaScriptWithout: "This needs JavaScript. Without it, take the ledger as JSON.",
ledgerPlainWords: "The ledger in plain words",
opened: (v: { opened: string | number }) => `Opened: ${v.opened}`,
priceAfter: "Price after it:",
priceBeforeAfter: "Price before and after it:",
headEntryKeep: (v: { seq: string | number; code: Tag; head: string | number }) => rich("The head, entry ", v.seq, ": ", v.code(`${v.head}`), ". Keep it to check later that nothing before it was changed."),
onceHourWe: (v: { link: Tag }) => rich("Once an hour we publish ", v.link("the heads of all ledgers"), ", in a chain of their own, for everybody to keep."),
checkProgramOwn: (v: { link: Tag; link2: Tag }) => rich("Or check it with a program of your own: ", v.link("the ledger as JSON"), " and ", v.link2("how it is made"), "."),
whatShowsWhat: "What this shows, and what it does not",
checked: "Checked",
noEntryWas: "That no entry was changed, left out or put in between since you were shown a head; that prices follow from the bids by the published rules, as far as the amounts are opened; that a tie went to the bid that arrived first (in auctions under the first version of the rules, to the earlier entry) and that the end moved only as the rules say, by the arrival times and outages in the ledger; that each published head is the hash of its entry; and that every amount that is opened is the one its bidder, or the seller for the reserve, had committed to.",
sealedGood: "Sealed for good",
maximumWhoLeads: "The maximum of who leads, as far as it was never reached, and the maxima that a leader raised. A price below them is known to be right only as far as they lie above it. With the receipt, the bidder can prove the own maximum; to everybody else it stays closed, so that no seller can ask for just a little less than it.",
notCheckedHere: "Not checked here",
whoBehindAlias: "Who is behind an alias: we refuse known conflicts of interest, but cannot prove who is behind an account. When a bid arrived: the times are our server’s own record. A sealed reserve that was not met. And whether other bids were refused.",
};

export const verifiedNotice = {
ledgerDoesNot: "The ledger does not hold",
entryDoesNot: (v: { seq: string | number }) => `Entry ${v.seq} does not hold`,
otherBeforeKeep: (v: { entries: number }) => `${(v.entries === 1 ? `${formatCount(v.entries)} entry holds` : `${formatCount(v.entries)} entries hold`)} before it. Keep what you were sent: with the head you saved, it shows the change.`,
eachEntryFollows: "Each entry follows the one before it, from the scheduling to the head that you see here.",
otherRecomputedBy: (v: { pricesRecomputed: number }) => `${(v.pricesRecomputed === 1 ? `${formatCount(v.pricesRecomputed)} price` : `${formatCount(v.pricesRecomputed)} prices`)} recomputed by the published rules. Each opened amount matches its commitment.`,
arrivalTimesOur: "Arrival times are our server’s own record, and a sealed reserve that was not met cannot be checked.",
whatBrowserWas: (v: { savedHeadCount: number }) => `What this browser was shown at ${(v.savedHeadCount === 1 ? `${formatCount(v.savedHeadCount)} earlier head` : `${formatCount(v.savedHeadCount)} earlier heads`)} has not been changed.`,
otherPlaceEach: (v: { names: number }) => `${(v.names === 1 ? `${formatCount(v.names)} receipt` : `${formatCount(v.names)} receipts`)} in place, with each maximum and price as the ledger has it.`,
ledgerDoesNotMatch: "The ledger does not match the published heads",
ledgerHoldsBut: "The ledger holds, but the published heads are out of date",
ledgerHoldsButNot: "The ledger holds, but not every receipt",
allOther: (v: { entries: number }) => `All ${(v.entries === 1 ? `${formatCount(v.entries)} entry holds` : `${formatCount(v.entries)} entries hold`)}`,
otherNotCovered: (v: { uncovered: number }) => `${(v.uncovered === 1 ? `${formatCount(v.uncovered)} older entry is` : `${formatCount(v.uncovered)} older entries are`)} not covered by a published head.`,
latestPublicationFrom: (v: { latestAt: string | number }) => `The latest publication is from ${v.latestAt}.`,
wePublishEvery: "We publish every hour, so publishing has stopped or a clock is wrong. Newer entries are not protected.",
noPublishedHead: "No published head covers this auction.",
otherAuctionCompared: (v: { compared: number }) => `${(v.compared === 1 ? `${formatCount(v.compared)} published head` : `${formatCount(v.compared)} published heads`)} of this auction compared: each matches its entry.`,
nothingRestsMaximum: "Nothing rests on a maximum that is still sealed.",
otherMaximumStill: (v: { comparisons: number }) => `${(v.comparisons === 1 ? `${formatCount(v.comparisons)} comparison rests` : `${formatCount(v.comparisons)} comparisons rest`)} on a maximum that is still sealed: it is known to be higher, not how high.`,
saveWhatWas: "Save what was checked",
};

export const verifyPanel = {
headKept: "A head that you kept",
n64LettersDigits: "64 letters and digits, from a receipt, a screenshot or a friend.",
receipts: "Your receipts",
theyStayBrowser: "They stay in your browser: your maximum is opened for you alone.",
checkEveryEntry: "Check every entry again",
checkEveryEntry2: "Check every entry",
ledgerPublishedHeads: "The ledger or the published heads could not be loaded",
nothingWasChecked: "Nothing was checked. Look at your connection and try again.",
headHas64: "A head has 64 characters, digits and letters from a to f.",
noReceiptFrom: (v: { unread: string | number }) => `No receipt from here: ${v.unread}.`,
browserKeepsOther: (v: { heads: number; at: string | number }) => `This browser keeps ${(v.heads === 1 ? `${formatCount(v.heads)} head` : `${formatCount(v.heads)} heads`)} of this auction from earlier visits, the first from ${v.at}. What you were shown then is checked too.`,
entriesChecked: "Entries checked",
publishedHeadsChecked: "Published heads checked",
loadingPublishedHeads: "Loading the published heads",
loadingPublishedHeads2: (v: { done: string | number }) => `Loading the published heads: ${v.done}`,
publicationsHeads: "publications of heads",
checked: (v: { done: string | number; total: string | number; what: string | number }) => `${v.done} of ${v.total} ${v.what} checked`,
};

export const auctionProvider = {
thereNoConnection: "There is no connection",
nothingWasSent: "Nothing was sent and your amount is kept. Try again in a moment.",
};

export const connectionNote = {
dataOld: (v: { span: Tag; age: string | number }) => rich("Data is ", v.span(`${v.age}`), " old"),
};

export const liveTotalCost = {
bid: "A bid",
};

export const useAnnouncement = {
auctionHasEnded: "The auction has ended. The outcome is being counted.",
buyNowPrice: "The buy-now price has ended.",
leading: "You are leading.",
haveBeenOutbid: "You have been outbid.",
};

export const useHistory = {
historyCouldNot: "The history could not be fetched",
tryAgainMoment: "Try again in a moment.",
browserDidNot: "The browser did not let us copy",
copyFromHere: (v: { ledgerHead: string | number }) => `Copy it from here: ${v.ledgerHead}`,
};

export const useOutbidToast = {
haveBeenOutbid: "You have been outbid",
priceNowNext: (v: { currentPrice: string | number; minimumNextBid: string | number }) => `The price is now ${v.currentPrice}. The next bid is ${v.minimumNextBid} or more.`,
bidAgain: "Bid again",
};

export const bidTabs = {
leading: "Leading",
leadNoAuction: "You lead no auction now",
whereMaximumHighest: "Where your maximum is the highest stands here, until its end.",
outbid: "Outbid",
nobodyHasOutbid: "Nobody has outbid you",
whereAnotherMaximum: "Where another maximum is above yours stands here, with time to bid again.",
won: "Won",
haveNotWon: "You have not won an auction yet",
whatBoughtStands: "What you bought stands here.",
notWon: "Not won",
noAuctionYours: "No auction of yours ended without you winning",
auctionsEndedAnother: "Auctions that ended with another bidder ahead, below the reserve, or canceled.",
};

export const decisionCopy = {
sending: "Sending…",
nothingWasDecided: "Nothing was decided",
cannotUndo: "You cannot undo this.",
accept: "Accept",
wins: (v: { bidder: string | number; bid: string | number }) => `${v.bidder} wins at ${v.bid}.`,
sell: (v: { bid: string | number }) => `Sell for ${v.bid}`,
counter: "Counter",
canCounterOnce: "You can counter once and cannot undo it. The high bidder has 24 hours. If they accept, they win at your price.",
ifTheyDecline: "If they decline or do not answer, nothing is sold.",
counterOffer: "Your counter-offer",
wholeDollarsMore: (v: { bid: string | number; reserve: string | number }) => `Whole dollars, more than ${v.bid}${v.reserve}.`,
most: (v: { reserve: string | number }) => `and at most ${v.reserve}`,
makeCounterOffer: "Make this counter-offer",
decline: "Decline",
auctionEndsWithout: (v: { bidder: string | number }) => `The auction ends without a sale, and ${v.bidder} is free. This cannot be taken back.`,
declineHighBid: "Decline the high bid",
buyHomeTerms: (v: { price: string | number }) => `You buy this home for ${v.price}, on the terms of the auction.`,
buy: (v: { price: string | number }) => `Buy for ${v.price}`,
auctionEndsWithoutSale: "The auction ends without a sale, and your bid does not bind you anymore. This cannot be taken back.",
declineCounterOffer: "Decline the counter-offer",
acceptedHomeSold: (v: { price: string | number }) => `You accepted. The home is sold for ${v.price}; the buyer is told.`,
askedHighBidder: (v: { price: string | number }) => `You asked for ${v.price}. The high bidder is told and has 24 hours to answer.`,
acceptedBoughtHome: (v: { price: string | number }) => `You accepted. You bought the home for ${v.price}; the seller is told.`,
declinedNothingWas: "You declined. Nothing was sold; the other side is told.",
};

export const decisionPanel = {
waitingDecision: "Waiting for your decision",
nothingWaitsNow: "Nothing waits for you now.",
};

export const decisionRow = {
homeNoLonger: "This home is no longer shown",
highBid: "High bid",
highBid2: "Your high bid",
reserve: "Your reserve",
counterOffer: "Your counter-offer",
sellerAsks: "The seller asks",
timeLeft: "Time left",
until: "Until",
withoutAnswerBy: ". Without an answer by then nobody is bound.",
bidWasHighest: "Your bid was the highest, but below the reserve. The seller makes you one counter-offer.",
auctionEndedBelow: "The auction ended below your reserve. Accept the high bid, decline it, or make one counter-offer.",
askedNowHas: (v: { counter: string | number; highBidderAlias: string | number }) => `You asked for ${v.counter}. Now ${v.highBidderAlias} has the word.`,
};

export const myBidRow = {
homeNoLonger: "This home is no longer shown",
youAre: "You are",
there: "there.",
goContract: "Go on with the contract",
standAsBack: "Stand as back-up",
maximum: "Your maximum",
ends: "Ends in",
ended: "Ended",
ends2: "Ends",
canceled: "Canceled",
closingLead: "Closing, you lead",
closing: "Closing",
lead: "You lead",
outbid: "Outbid",
lost: "Lost",
saleFellThrough: "Sale fell through",
won: "Won",
counterOfferWaiting: "Counter-offer waiting for your answer",
highestBidNot: "Highest bid, not sold",
};

export const myBids = {
myBids: "My bids",
receiptsEveryBid: "Receipts of every bid",
running: "Running",
noneAuctionsRunning: "None of your auctions is running now.",
over: "Over",
haveNotBid: "You have not bid yet",
seeLiveAuctions: "See live auctions",
howBiddingWorks: "How bidding works",
everyAuctionBid: "Every auction you bid in stands here, with the price, your maximum and whether you lead, kept current while you look.",
};

export const receiptTable = {
boughtOnce: (v: { price: string | number }) => `Bought at once for ${v.price}`,
asEndedAuction: (v: { receivedAt: string | number; alias: string | number }) => `${v.receivedAt} as ${v.alias}. It ended the auction.`,
ledgerEntry: "Ledger entry",
hash: "Hash",
asPriceWent: (v: { receivedAt: string | number; alias: string | number; standing: string | number; priceBefore: string | number; priceAfter: string | number }) => `${v.receivedAt} as ${v.alias}. ${v.standing}; the price went from ${v.priceBefore} to ${v.priceAfter}.`,
led: "It led",
anotherMaximumWas: "Another maximum was as high or higher",
commitment: "Commitment",
salt: "Salt",
};

export const receiptText = {
bidsPurchaseAuction: (v: { auctionId: string | number; slug: string | number }) => `Bids and purchase in auction ${v.auctionId}, ${v.slug}`,
received: (v: { receivedAt: string | number; receivedAt2: string | number }) => `Received: ${v.receivedAt} (${v.receivedAt2})`,
buyer: (v: { alias: string | number }) => `Buyer: ${v.alias}`,
boughtOnce: (v: { price: string | number }) => `Bought at once for: ${v.price}`,
ledgerEntry: (v: { seq: string | number }) => `Ledger entry: ${v.seq}`,
hash: (v: { hash: string | number }) => `Hash: ${v.hash}`,
received2: "Received",
bidder: "Bidder",
maximum: "Maximum",
priceBefore: "Price before",
priceAfter: "Price after",
standing: "Standing",
endBefore: "End before",
endAfter: "End after",
ledgerEntry2: "Ledger entry",
hash2: "Hash",
commitment: "Commitment",
salt: "Salt",
};

export const incrementTable = {
incrementByAmount: "The increment, by the amount it is added to",
amount: "At an amount of",
increment: "Increment",
tableAuctionWritten: "The table of an auction is written into the first entry of its ledger and does not change afterwards.",
anyAmount: "Any amount",
under: (v: { below: string | number }) => `Under ${v.below}`,
above: (v: { from: string | number }) => `${v.from} and above`,
under2: (v: { from: string | number; below: string | number }) => `${v.from} to under ${v.below}`,
};

export const practiceAuction = {
practiceAuction: "Practice auction",
practiceRunning: "Practice, running",
practiceOver: "Practice, over",
playMoney: "Play money",
startingBid: "Starting bid",
currentBid: "Current bid",
ends: "Ends in",
ended: "Ended",
timesAsFast: (v: { pRACTICE_SPEED: string | number }) => `${v.pRACTICE_SPEED} times as fast`,
endHasMoved: "The end has moved",
reserveMetHighest: "Reserve met: the highest bidder gets the home.",
reserveNotMet: (v: { reserve: string | number }) => `Reserve ${v.reserve}, not met.`,
youAre: "You are",
maximum: (v: { maximum: string | number }) => `. Your maximum is ${v.maximum}.`,
practiceAgain: "Practice again",
auctionHasJust: "The auction has just ended.",
bidLeast: (v: { minimum: string | number }) => `Bid at least ${v.minimum}.`,
typeMaximumTake: "Type a maximum, or take one of the steps above.",
bidPlayMoney: "Bid with play money",
haveNotBid: "You have not bid yet.",
leading: "You are leading.",
haveBeenOutbid: "You have been outbid.",
notSoldReserve: "Not sold: the reserve was not met.",
wouldHaveWon: (v: { price: string | number }) => `You would have won at ${v.price}.`,
soldSomebodyElse: (v: { price: string | number }) => `Sold to somebody else at ${v.price}.`,
whatHappened: "What happened",
};

export const practiceStart = {
thereNoConnection: "There is no connection. Try again in a moment.",
startPracticeAuction: "Start the practice auction",
};

export const proxyExample = {
ana: "Ana",
ben: "Ben",
cleo: "Cleo",
firstBidPrice: "First bid: the price is the starting bid, though her maximum is higher.",
anaStaysAhead: "Ana stays ahead, one increment above Ben’s maximum.",
tieGoesEarlier: "A tie goes to the earlier bid, so Ana still leads, at her maximum.",
cleosMaximumReaches: "Cleo’s maximum reaches the reserve: the price rises to it.",
refused: "Refused.",
cleoStaysAhead: "Cleo stays ahead, one increment above Ana’s maximum.",
startingBidSealed: (v: { startingBid: string | number; reserve: string | number }) => `Starting bid ${v.startingBid}, sealed reserve ${v.reserve}`,
bidder: "Bidder",
maximum: "Maximum",
priceAfter: "Price after",
leads: "Leads",
why: "Why",
namesReadingOnly: "Names are for reading only. On the site bidders appear as Bidder 1, Bidder 2 and so on, and neither they nor the seller see a leader’s maximum; a sealed reserve is opened when it is met.",
leastCanBid: (v: { refusedUnder: string | number }) => `The least that can be bid now is ${v.refusedUnder}.`,
};

export const softCloseTimeline = {
asAnnounced: "As announced",
ends300: "Ends 3:00:00",
afterBid2: "After a bid at 2:57:10",
ends302: "Ends 3:02:10",
auctionAnnouncedEnd: "An auction that is announced to end at 3:00:00. A bid received at 2:57:10 falls into the last five minutes (yellow), so the end moves to five minutes after that bid: 3:02:10.",
};

export const priceBlock = {
noBids: "No bids",
noBidsYet: "No bids yet",
starts: "Starts in",
ends: "Ends in",
pausedWasEnd: "Paused; was to end",
ended: "Ended",
wasEnd: "Was to end",
};

export const statusBadge = {
auctionAhead: "Auction ahead",
liveAuction: "Live auction",
auctionPaused: "Auction paused",
closing: "Closing",
saleFellThrough: "Sale fell through",
boughtOnce: "Bought at once",
soldAuction: "Sold at auction",
endedNotSold: "Ended, not sold",
canceled: "Canceled",
};

export const bidAmount = {
bidsWholeDollars: "Bids are in whole dollars. Leave the cents out.",
typeAmountDollars: "Type an amount in dollars, like 250,000.",
moreThanSite: "That is more than this site can take as a bid.",
};

export const historyList = {
showAllOther: (v: { total: number }) => `Show all ${(v.total === 1 ? `${formatCount(v.total)} entry` : `${formatCount(v.total)} entries`)}`,
you: "You",
priceAfter: "Price after it:",
headLedger: "Head of the ledger",
copyWholeHead: "Copy the whole head hash",
copy: "Copy",
everyEntryChained: (v: { link: Tag }) => rich("Every entry is chained to the one before. Keep the head to check later that nothing was changed. ", v.link("Read and verify every entry")),
};

export const bidSession = {
reviewRaise: "Review the raise",
reviewBid: "Review your bid",
sendingBid: "Sending your bid…",
bid: "Your bid",
copied: "Copied",
copy: "Copy",
};
