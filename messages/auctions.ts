// Compiled from messages/en/auctions.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from './rich';

export const cancelReasons = {
"title-defect": "A title defect was found.",
casualty: "The property was damaged.",
"bankruptcy-stay": "A bankruptcy stay stopped the sale.",
"court-order": "A court ordered the cancellation.",
"material-correction": "A material fact had to be corrected. The auction will be held again with the corrected facts.",
fraud: "Fraud was proven.",
"pre-auction-offer": "The seller accepted an offer before the first bid.",
};

export const bidRefusals = {
"signed-out": {
title: "Sign in to bid",
text: "After you sign in, you can continue with this bid. We’ll keep your amount.",
},
"email-unverified": {
title: "Confirm your email address first",
text: "Open the link in the email we sent you, then continue here.",
},
"not-registered": {
title: "Register to bid first",
text: "Registration takes two minutes: your legal name, address, phone number and acceptance of the terms. We’ll keep your amount.",
},
"own-listing": {
title: "This is your own listing",
text: "Sellers can’t bid on or buy their own listings.",
},
"conflict-of-interest": {
title: "You can’t bid on this home",
text: "We refuse bids from staff, from the listing broker, and from accounts that share a name, household or organization with the seller or belonged to it within the past year. If only the name is the same, contact us through the Contact page.",
},
suspended: {
title: "Your account can’t bid right now",
text: "Contact us to find out why and what to do.",
},
"over-limit": {
title: "This is above your bid limit",
text: "Bid a lower maximum, or request a higher limit with proof of funds.",
},
"investor-wait": {
title: "Covered investors can’t bid in this auction",
text: "The price of this home changed, so the 90 days of Real Property Law § 520 started over. They end after the auction.",
},
"owner-occupants-first": {
title: "Owner-occupants bid first",
text: "The seller gives buyers who will live in the home a head start. Come back when it’s over.",
},
"lead-paint": {
title: "Lead paint terms not accepted",
text: "Review again and accept the lead paint terms.",
},
"sign-in-again": {
title: "Sign in again for this amount",
text: "An amount this high requires a sign-in within the last 15 minutes. We’ll keep your amount.",
},
"not-found": {
title: "This auction is no longer here",
text: "Reload the page.",
},
"not-started": {
title: "The auction hasn’t started",
text: "Place your bid once the auction opens. We’ll keep your amount.",
},
ended: {
title: "The auction has ended",
text: "It reached us after the auction ended, so it doesn’t count.",
},
cancelled: {
title: "The auction was canceled",
text: "Canceled auctions don’t take bids.",
},
paused: {
title: "The auction is paused",
text: "The auction will be extended by the length of the pause. We’ll keep your amount.",
},
"too-low": {
title: "Your maximum is too low",
text: "The price has gone up. Check the minimum next bid and bid again.",
},
"not-above-own-maximum": {
title: "Your maximum is already that high or higher",
text: "You’re leading. To raise your maximum, bid at least $1 more. You can’t lower it.",
},
"no-buy-now": {
title: "Buy now isn’t available for this home",
text: "The seller hasn’t set a buy-now price. You can only bid.",
},
"buy-now-over": {
title: "A bid came first",
text: "A bid ended the buy-now price. If you still want the home, place a bid.",
},
"price-changed": {
title: "The price has changed",
text: "Check the new price before you buy.",
},
"confirm-maximum": {
title: "Check the amount",
text: "The amount is more than 25% above the minimum next bid. Confirm it if that’s what you mean.",
},
"invalid-amount": {
title: "You can’t bid that amount",
text: "Bid in whole dollars, up to $1,000,000,000.",
},
"key-reused": {
title: "Please reload the page",
text: "This page sent two different requests as one. Reload the page and try again.",
},
"rate-limited": {
title: "Too many attempts in a short time",
text: "Wait a moment, then try again.",
},
};

export const purchaseRefusals = {
"signed-out": {
title: "Sign in to buy",
text: "After you sign in, you can continue with this purchase.",
},
"not-registered": {
title: "Register to buy first",
text: "Registration takes two minutes: your legal name, address, phone number and acceptance of the terms.",
},
"conflict-of-interest": {
title: "You can’t buy this home",
text: "We refuse purchases by staff, by the listing broker, and by accounts that share a name, household or organization with the seller or belonged to it within the past year. If only the name is the same, contact us through the Contact page.",
},
"not-started": {
title: "The auction hasn’t started",
text: "You can buy once the auction opens.",
},
ended: {
title: "The auction has ended",
text: "Someone else bought the home first, or the auction had already ended.",
},
paused: {
title: "The auction is paused",
text: "The auction will be extended by the length of the pause.",
},
"sign-in-again": {
title: "Sign in again for this price",
text: "A price this high requires a sign-in within the last 15 minutes.",
},
};

export const bidsPage = {
bids: "Bids",
seeLiveAuctions: "See live auctions",
};

export const auctionIdPage = {
receipts: "Receipts",
downloadJson: "Download as JSON",
downloadText: "Download as text",
viewHome: "View home",
};

export const receiptsPage = {
receipts: "Receipts",
receiptsBidsPurchases: "Receipts for your bids and purchases",
receiptsSaltCan: "With a receipt’s salt, you can prove which commitment in the ledger is yours and what it seals. With its hash, you can check that the entries up to your bid haven’t changed.",
haventBidYet: "You haven’t bid yet",
seeLiveAuctions: "See live auctions",
getReceiptEvery: "You get a receipt here for every bid you place and every buy-now purchase.",
yourAlias: (v: { alias: string | number; lastBidAt: string | number }) => `You’re ${v.alias}. Last bid: ${v.lastBidAt}`,
};

export const ledgerPage = {
notFound: "Not found",
allEntriesPublic: (v: { version: number }) => `All ${(v.version === 1 ? `${formatCount(v.version)} entry` : `${formatCount(v.version)} entries`)} of the public ledger in plain English, with a button that verifies each of them in your browser.`,
title: (v: { page: number }) => `Verify the auction${(v.page === 1 ? "" : `, page ${v.page}`)}`,
titleOfHome: (v: { address: string | number; page: number }) => `Verify the auction of ${v.address}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
};

export const auctionsView = {
liveAuctions: "Live auctions",
openBiddingNow: "Open for bidding now. Any bid in the last 5 minutes extends the auction.",
noAuctionsOpen: "No auctions are open right now",
upcomingAuctions: "Upcoming auctions",
announcedStartTimes: "Announced with their start times, so you have time to inspect the property and review the title and the terms.",
noAuctionsScheduled: "No auctions are scheduled",
endedAuctions: "Ended auctions",
everyAuctionStays: "Every auction stays here with its outcome. A high bid that didn’t sell the home isn’t listed as a sale.",
noAuctionsEnded: "No auctions have ended yet",
auctionsStatus: "Auctions by status",
live: "Live",
upcoming: "Upcoming",
ended: "Ended",
allProperties: "All properties",
canBuyFixed: "You can buy fixed-price properties at any time.",
earlierAuctions: "Earlier auctions",
moreAuctions: "More auctions",
subscribeCalendarAll: (v: { link: Tag; link2: Tag }) => rich("Subscribe to the ", v.link("calendar of all auctions"), " (iCalendar) or the ", v.link2("feed of new listings"), " (Atom). Each county has its own, too."),
seeResultsMonth: (v: { link: Tag; link2: Tag }) => rich("See ", v.link("results by month"), " or ", v.link2("search all past auctions"), "."),
dayEnds: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction ends` : `${formatCount(v.total)} auctions end`)}`,
dayStarts: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction starts` : `${formatCount(v.total)} auctions start`)}`,
dayEnded: (v: { total: number }) => `${(v.total === 1 ? `${formatCount(v.total)} auction ended` : `${formatCount(v.total)} auctions ended`)}`,
};

export const dayLinks = {
auctionsDay: "Auctions by day",
};

export const endedPage = {
endedPropertyAuctions: "Ended property auctions in New York",
howEveryAuction: "How every auction of a bank-owned property in New York ended: sold, reserve not met, no bids or canceled.",
};

export const fromPage = {
auctionsDay: "Auctions by day",
};

export const auctionsPage = {
livePropertyAuctions: "Live property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York up for auction now: current bid, reserve and time left for every live auction.",
};

export const monthPage = {
notFound: "Not found",
auctionResultsOther: (v: { month: string | number; page: number }) => `Auction results for ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
howAuctionsBank: (v: { total: number; month: string | number; page: number; sold: string | number }) => `How ${(v.total === 1 ? `${formatCount(v.total)} auction` : `${formatCount(v.total)} auctions`)} of bank-owned property in New York ended in ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}: ${v.sold} sold, and every other outcome reported as what it is.`,
};

export const monthView = {
auctionResultsOther: (v: { month: string | number; page: number }) => `Auction results for ${v.month}${(v.page === 1 ? "" : `, page ${v.page}`)}`,
listedEndDate: "Listed by end date, New York time. An outcome never changes. If the seller decides later, the decision is added; if a sale falls through, that’s noted. A high bid that didn’t sell the home is never called a sale.",
auctionsEnded: (v: { cards: number }) => `${(v.cards === 1 ? `${formatCount(v.cards)} auction` : `${formatCount(v.cards)} auctions`)} ended`,
moreAuctionsIncluded: (v: { unlisted: number }) => `${(v.unlisted === 1 ? `${formatCount(v.unlisted)} more auction is included in the counts. Its property has no page right now.` : `${formatCount(v.unlisted)} more auctions are included in the counts. Their properties have no page right now.`)}`,
auctionsEnded2: (v: { month: string | number }) => `Auctions that ended in ${v.month}`,
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
auctionResultsMonth: "Auction results by month",
everyAuctionBank: "Every auction of bank-owned property in New York on this site, month by month: how many sold, missed the reserve, had no bids or were canceled.",
everyAuctionStays: "Every auction stays here with its outcome. “Sold” means that the reserve was met, that there was none, or that the seller accepted a lower bid, and that the sale is still in effect or has closed. A sale that fell through is counted as such, unless a backup buyer bought the home.",
noAuctionsEnded: "No auctions have ended yet",
liveAuctions: "Live auctions",
resultsAppearOnce: "Results appear here once the first auction has ended.",
auctionsMonthEnded: "Auctions by the month they ended, New York time",
month: "Month",
all: "All",
};

export const upcomingPage = {
upcomingPropertyAuctions: "Upcoming property auctions in New York",
bankOwnedProperties: "Bank-owned properties in New York coming up for auction, by day, with starting bid and terms.",
};

export const practicePage = {
practiceAuction: "Practice auction",
tryAuctionPlay: "Try an auction with play money under the same rules as the real ones: maximum bids, increments, the reserve and extensions. No account needed, and nothing is sent.",
bidPlayMoney: "Bid play money against three made-up bidders under the same rules as a real auction. It takes about a minute.",
playMoneyMade: "Play money, made-up home",
practiceNothingReal: "This is practice. Nothing here is a real bid.",
runsOnlyBrowser: "It runs only in your browser: no one sees it, nothing is sent, and no one is bound.",
practiceAuctionNeeds: "The practice auction needs JavaScript. You can read everything else on this site without it.",
thingsTry: "Things to try",
bidHighMaximum: "Bid a high maximum right away: the price goes no higher than the reserve and the other bidders push it.",
bidSameMaximum: "Bid the same maximum as another bidder: the earlier bid stays in the lead.",
stayBelowReserve: "Stay below the $230,000 reserve and see that the home doesn’t sell.",
waitLastFew: "Wait for the last few minutes and bid then: the auction is extended, and other bidders respond.",
};

export const announcement = {
auctionStartingBid: (v: { startsAt: string | number; scheduledEndsAt: string | number; startingBid: string | number }) => `Auction from ${v.startsAt} to ${v.scheduledEndsAt}, starting bid ${v.startingBid}.`,
soldAuctionTimes: "To be sold at auction. Times to be announced.",
listPrice: (v: { listPrice: string | number }) => `List price ${v.listPrice}.`,
comingSoonListPrice: (v: { listPrice: string | number }) => `Coming soon. List price ${v.listPrice}.`,
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
biddingNeedsJavaScript: "Bidding needs JavaScript. You can read everything else on this page without it.",
howBid: "How to bid",
placeBid: "Place a bid",
};

export const auctionSheet = {
howBid: "How to bid",
bid: "Your bid",
};

export const auctionSummary = {
auctionScheduledEnd: (v: { time: Tag; endsAt: string | number }) => rich("The auction is scheduled to end ", v.time(`${v.endsAt}`), "."),
auctionExtendedLength: "The auction will be extended by the length of the pause.",
countingBidsSent: "We’re counting the bids sent before the end. The outcome will appear in a few seconds.",
anyBidLast: (v: { minutes: number }) => `${(v.minutes === 1 ? "Any bid in the last minute extends the auction." : `Any bid in the last ${formatCount(v.minutes)} minutes extends the auction.`)}`,
};

export const bidderPositionCopy = {
leading: "You’re leading",
outbid: "You’ve been outbid",
wonAuction: "You won this auction",
highestBidder: "You were the highest bidder",
outbid2: "You were outbid",
boughtHome: "You bought this home",
anotherBidderBought: "Another bidder bought this home (Buy Now)",
purchaseFellThrough: "Your purchase fell through",
homeSoldSomeone: "The home was sold to someone else",
boughtHomeBackup: "You bought this home as a backup buyer",
};

export const bidderPositionStrip = {
youre: (v: { alias: string | number }) => `You’re ${v.alias}.`,
nextComeContract: (v: { alias: string | number; link: Tag }) => rich("You’re ", v.alias, ". Next come the contract, the deposit and the closing. ", v.link("What comes next")),
maximum: (v: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", v.alias, ". Your maximum is ", v.strong(`${v.maximum}`), "."),
sealedMaximum: (v: { alias: string | number; strong: Tag; maximum: string | number }) => rich("You’re ", v.alias, ". Your maximum is ", v.strong(`${v.maximum}`), "; other bidders and the seller can’t see it."),
};

export const bidBar = {
howBid: "How to bid",
raise: "Raise",
bid: "Bid",
paused: "Paused",
leading: "Leading",
outbid: "Outbid",
notConfirmed: "Not confirmed yet",
notPlaced: "Bid not placed",
};

export const bidBox = {
requestHigherLimit: "Request a higher limit",
registerBid: "Register to bid",
bidLimitLess: (v: { limit: string | number }) => `Your bid limit is ${v.limit}, less than the starting bid. Request a higher limit now with proof of funds, so you’re ready when the auction opens.`,
bidNeedConfirmed: "To bid, you need a confirmed email address and a short registration: your legal name, address, phone number and acceptance of the terms of sale. Do it now, so you’re ready when the auction opens.",
signedStaffStaff: "You’re signed in as staff. Staff accounts can’t bid.",
readyEmailConfirmed: "You’re ready: your email is confirmed and you’re registered. Bidding opens on this page automatically.",
biddingResumesAfter: "Bidding resumes after the pause. This page updates automatically.",
seeAuctionsOpen: "See auctions open now",
noBuyersPremium: "No buyer’s premium.",
newBiddingTry: (v: { link: Tag }) => rich("New to bidding? ", v.link("Try a practice auction")),
};

export const bidConfirm = {
buyHomeNow: "Buy this home now?",
placeBid: "Place this bid?",
maximum: "Your maximum",
cantWithdrawBid: (v: { strong: Tag; amount: string | number }) => rich(v.strong("You can’t withdraw this bid or lower your maximum."), " If you win, you pay the final price, at most ", v.amount, ", plus closing costs."),
bidSubjectTerms: (v: { link: Tag }) => rich("Your bid is subject to the ", v.link("terms of sale"), "."),
win: "If you win",
yesMeanMore: (v: { amount: string | number }) => `Yes, I mean ${v.amount}. It’s more than 25% above the minimum next bid.`,
checkBoxContinue: "Check this box to continue.",
placeBid2: "Place bid",
changeAmount: "Change amount",
};

export const bidOutcome = {
buying: (v: { amount: string | number }) => `Buying for ${v.amount}…`,
sendingBid: (v: { amount: string | number }) => `Sending your bid of ${v.amount}…`,
boughtHome: "You bought this home",
priceAuctionOver: (v: { price: string | number; seq: string | number }) => `The price is ${v.price}. The auction is over, as entry ${v.seq} of its public ledger shows. Your closing room has every step and the first deadline.`,
openClosingRoom: "Open closing room",
checkNow: "Check now",
dismiss: "Dismiss",
unconfirmedBidTitle: (v: { amount: string | number }) => `Your bid of ${v.amount} isn’t confirmed yet`,
unconfirmedBid: "The connection failed, so we may or may not have received your bid. We’ll check as soon as you’re back online and resend it only if you tell us to. One exception: if our server says it’s busy, this page repeats the same bid for up to five seconds. It counts at most once.",
unconfirmedPurchaseTitle: (v: { amount: string | number }) => `Your purchase for ${v.amount} isn’t confirmed yet`,
unconfirmedPurchase: "The connection failed, so we may or may not have received your purchase. We’ll check as soon as you’re back online and resend it only if you tell us to. One exception: if our server says it’s busy, this page repeats the same purchase for up to five seconds. It counts at most once.",
};

export const bidReceipt = {
lastBid: "Your last bid",
auctionExtended: (v: { endsAtAfter: string | number }) => `The auction was extended to ${v.endsAtAfter}.`,
receipt: "Receipt",
bidder: "Bidder",
received: "Received",
ledgerEntry: "Ledger entry",
hash: "Hash",
saveReceipt: "Save receipt",
close: "Close",
bidLeading: "Your bid is in, and you’re leading",
bidLeadingAnother: "Your bid was leading, but another one is higher now",
bidAnotherMaximum: "Your bid is in, but another maximum is as high or higher",
acceptedAtSamePrice: (v: { maximum: string | number; priceAfter: string | number }) => `We accepted your maximum of ${v.maximum}. The price stays at ${v.priceAfter}.`,
acceptedAtNewPrice: (v: { maximum: string | number; priceBefore: string | number; priceAfter: string | number }) => `We accepted your maximum of ${v.maximum}. The price went from ${v.priceBefore} to ${v.priceAfter}.`,
};

export const buyNowConfirm = {
buyNowNo: "Buy now is no longer available",
haventBoughtHome: (v: { status: string | number }) => `${v.status} You haven’t bought the home.`,
auctionIsntOpen: "The auction isn’t open.",
backAuction: "Back to auction",
price: "Price",
noBuyersPremium: "No buyer’s premium.",
buyingHomeNow: (v: { strong: Tag; price: string | number }) => rich(v.strong("You’re buying this home now. This can’t be undone."), " The auction ends, and you pay ", v.price, " plus closing costs."),
purchaseSubjectTerms: (v: { link: Tag }) => rich("Your purchase is subject to the ", v.link("terms of sale"), "."),
afterBuy: "After you buy",
buy: (v: { price: string | number }) => `Buy for ${v.price}`,
notNow: "Not now",
};

export const buyNowOffer = {
buyNow: "Buy now",
buyNow2: (v: { auction: string | number }) => `Buy now for ${v.auction}`,
otherCanOnly: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `The buy-now price of ${v.price} ended with the first bid.` : `The buy-now price of ${v.price} ended when a bid met the reserve.`)} You can only bid now.`,
other: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `Once the auction opens, you can buy this home immediately for ${v.price}, until the first bid.` : `Once the auction opens, you can buy this home immediately for ${v.price}, until a bid meets the reserve.`)}`,
other2: (v: { reserveStatus: string; price: string | number }) => `${(v.reserveStatus === "none" ? `After the pause, you can buy this home immediately for ${v.price}, until the first bid.` : `After the pause, you can buy this home immediately for ${v.price}, until a bid meets the reserve.`)}`,
endsAuctionImmediately: (v: { reserveStatus: string }) => `${(v.reserveStatus === "none" ? "Ends the auction immediately, with you as the buyer. Available until the first bid." : "Ends the auction immediately, with you as the buyer. Available until a bid meets the reserve.")}`,
};

export const leadPaintBox = {
received: (v: { disclosure: Tag; disclosureName: string | number; pamphlet: Tag; pamphletName: string | number; waiver: string | number }) => rich("I have received ", v.disclosure(`${v.disclosureName}`), " and ", v.pamphlet(`${v.pamphletName}`), ". ", v.waiver),
sellerHasntPosted: "The seller hasn’t posted the disclosure here. Ask for it before you check this box.",
federalLawRequires: "Federal law requires this for homes built before 1978 (or year unknown).",
checkBoxContinue: "Check this box to continue.",
dayInspectionPeriod: "The 10-day inspection period is over.",
daysLeftDay: (v: { days: number }) => `You have ${(v.days === 1 ? `${formatCount(v.days)} day` : `${formatCount(v.days)} days`)} left in the 10-day inspection period.`,
};

export const outcomeCopy = {
noReserve: "No reserve",
sellsHighestBidder: "Sells to the highest bidder at any price.",
reserveMet: "Reserve met",
highestBidderEnd: "The highest bidder at the end wins.",
reserveNotMet: "Reserve not met",
sealedBidMeets: "Sealed until a bid meets it.",
reserve: (v: { reserve: string | number }) => `Reserve ${v.reserve}`,
sameStartingBid: "Same as the starting bid: the first bid meets it.",
bidAmountMore: "A bid of this amount or more meets it.",
auctionCanceled: "This auction was canceled",
noBidsCount: (v: { cancelReason: string | number }) => `${v.cancelReason} No bids count.`,
highestBidder: "the highest bidder",
sold: (v: { leader: string | number }) => `Sold to ${v.leader}`,
reserveMetPrice: (v: { price: string | number }) => `The reserve was met. The price is ${v.price}.`,
boughtBuyNow: (v: { price: string | number }) => `Bought at the buy-now price of ${v.price}.`,
reserveWasntMet: (v: { price: string | number }) => `The reserve wasn’t met, but the seller and the highest bidder agreed on ${v.price}.`,
reserveWasntMetSeller: (v: { price: string | number }) => `The reserve wasn’t met, but the seller accepted ${v.price}.`,
saleFellThrough: "The sale fell through",
saleDidntClose: "The sale didn’t close.",
highestBid: (v: { price: string | number }) => `The highest bid was ${v.price}.`,
soldBackupBuyer: (v: { leader: string | number }) => `Sold to ${v.leader}, a backup buyer`,
firstSaleFell: (v: { price: string | number }) => `The first sale fell through. The price is ${v.price}, the auction price without the bidders who were ahead.`,
notSold: "Not sold",
auctionEndedWithout: "The auction ended without a bid.",
notSoldReserve: "Not sold: reserve not met",
highestBid2: (v: { price: string | number; auction: string | number }) => `The highest bid was ${v.price}. ${v.auction}`,
highestBidSeller: (v: { price: string | number }) => `The highest bid was ${v.price}. The seller and the bidder didn’t agree.`,
highestBidTime: (v: { price: string | number }) => `The highest bid was ${v.price}. The time to agree has passed.`,
sellerCounteredHighest: (v: { counter: string | number }) => `The seller countered at ${v.counter}. The highest bidder can respond.`,
sellerCanAccept: "The seller can accept it, make one counteroffer or decline within 48 hours.",
seeBidHistory: "See the bid history for the reason.",
publishedReserveNotMet: (v: { reserve: string | number }) => `Reserve ${v.reserve} not met`,
cameNoClosingBecause: (v: { reason: string | number }) => `The sale didn’t close: ${v.reason}.`,
sellerAskedHighestUntil: (v: { counter: string | number; until: string | number }) => `The seller countered at ${v.counter}. The highest bidder can respond until ${v.until}.`,
sellerMayAcceptUntil: (v: { until: string | number }) => `The seller can accept it, make one counteroffer or decline until ${v.until}.`,
};

export const refusalCopy = {
maximumTooLow: "Your maximum is too low",
nextBidMust: (v: { minimum: string | number }) => `The next bid must be at least ${v.minimum}.`,
alreadyLeadingMaximum: (v: { minimum: string | number }) => `You’re already leading with a maximum of ${v.minimum}`,
raiseMaximumBid: (v: { minimum: string | number }) => `To raise your maximum, bid ${v.minimum} or more. You can’t lower it.`,
finishRegistration: "Finish your registration",
stillNeed: (v: { listOf: string | number }) => `We still need ${v.listOf}.`,
bidLimit: (v: { limit: string | number }) => `Your bid limit is ${v.limit}`,
bidLimitAvailable: (v: { left: string | number }) => `${v.left} of your bid limit is available`,
bidLowerMaximum: "Bid a lower maximum, or request a higher limit with proof of funds. We’ll keep your amount.",
restBidLimit: (v: { limit: string | number }) => `The rest of your ${v.limit} bid limit is committed to your other bids and purchases. Bid a lower maximum, or request a higher limit with proof of funds. We’ll keep your amount.`,
canBid: (v: { until: string | number }) => `You can bid from ${v.until}`,
coveredInvestorsMust: "Covered investors must wait until a one- or two-family home has been listed for 90 days at its price (Real Property Law § 520).",
sellerLetsOnly: "Until then, the seller lets only buyers who will live in the home bid. If you will, update your registration.",
bidNotPlaced2: "Your bid was not placed",
pleaseTryAgain: "Please try again.",
requestHigherLimit: "Request a higher limit with proof of funds.",
bidNotPlaced: (v: { text: string | number }) => `Your bid was not placed. ${v.text}`,
purchaseNotPlaced: (v: { text: string | number }) => `Your purchase didn’t go through. ${v.text}`,
purchaseWasNot: "Your purchase didn’t go through",
};

export const refusedBid = {
sign: "Sign in",
registerBid: "Register to bid",
updateRegistration: "Update your registration",
requestHigherLimit: "Request a higher limit",
signAgain: "Sign in again",
use: (v: { minimum: string | number }) => `Use ${v.minimum}`,
tryAgain: "Try again",
};

export const unplacedBid = {
dontBuy: "Don’t buy",
dontBid: "Don’t bid",
ok: "OK",
};

export const unplacedCopy = {
copyStillArrives: "If a copy of it still arrives, it won’t count.",
purchaseDidntGo: (v: { amount: string | number }) => `Your purchase for ${v.amount} didn’t go through`,
buyNowPrice: (v: { currentPrice: string | number }) => `The buy-now price is no longer available. The current bid is ${v.currentPrice}.`,
buyNow: (v: { amount: string | number }) => `Buy for ${v.amount} now?`,
purchaseDidntGoThrough: (v: { amount: string | number }) => `Your purchase for ${v.amount} didn’t go through. If a copy of it still arrives, it won’t count. The buy-now price still applies.`,
buy: (v: { amount: string | number }) => `Buy for ${v.amount}`,
currentBidLeading: (v: { currentPrice: string | number; maximum: string | number }) => `The current bid is ${v.currentPrice}, and you’re leading with a maximum of ${v.maximum}.`,
currentBidMinimum: (v: { currentPrice: string | number; minimum: string | number }) => `The current bid is ${v.currentPrice}; the minimum next bid is ${v.minimum}.`,
bidNotPlaced: (v: { amount: string | number }) => `Your bid of ${v.amount} was not placed`,
bidNow: (v: { amount: string | number }) => `Bid ${v.amount} now?`,
bid: (v: { amount: string | number }) => `Bid ${v.amount}`,
auctionClosed: (v: { status: string }) => `${(v.status === "paused" ? "The auction is paused and isn’t taking bids." : (v.status === "scheduled" ? "The auction hasn’t started." : (v.status === "cancelled" ? "The auction was canceled." : "The auction has ended.")))}`,
lostBid: (v: { amount: string | number }) => `Your bid of ${v.amount} was not placed. If a copy of it still arrives, it won’t count.`,
};

export const auctionBidForm = {
reviewBid: "Review your bid",
};

export const bidForm = {
wholeDollarsOnly: "Whole dollars only. We bid for you only as much as needed, up to this amount. Other bidders and the seller can’t see it while you’re leading.",
newMaximum: "Your new maximum",
maximumBid: "Your maximum bid",
};

export const liveBidForm = {
bidLimitOther: (v: { all: string | number; limit: string | number; left: string | number }) => `Bid limit: ${v.all}. Your other bids and purchases use ${v.limit}, so you can bid up to ${v.left} here.`,
bidLimitAvailable: (v: { all: string | number }) => `Bid limit: ${v.all} available.`,
};

export const nextBid = {
raiseMaximumMore: (v: { strong: Tag; minimum: string | number }) => rich("Raise your maximum to ", v.strong(`${v.minimum}`), " or more"),
nextBidMore: (v: { strong: Tag; minimum: string | number }) => rich("Next bid: ", v.strong(`${v.minimum}`), " or more"),
suggestedAmounts: "Suggested amounts",
};

export const useBidForm = {
enterMaximumChoose: "Enter your maximum, or choose one of the amounts above.",
raiseMaximumBid: (v: { least: string | number }) => `To raise your maximum, bid ${v.least} or more.`,
nextBidMust: (v: { least: string | number }) => `The next bid must be ${v.least} or more.`,
};

export const ifYouWin = {
win: (v: { price: string | number }) => `If you win at ${v.price}`,
signContractSale: (v: { signWithinHours: number; since: string }) => `Sign the contract of sale within ${(v.signWithinHours === 1 ? `${formatCount(v.signWithinHours)} hour` : `${formatCount(v.signWithinHours)} hours`)} of ${(v.since === "buying" ? "buying" : "winning")}`,
closeWithinDays: (v: { closeWithinDays: number }) => `Close within ${(v.closeWithinDays === 1 ? `${formatCount(v.closeWithinDays)} day` : `${formatCount(v.closeWithinDays)} days`)} of signing`,
noDeposit: "No deposit",
depositSellersAttorney: (v: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Deposit ${v.deposit} (${v.share}%) with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
missedDeadlineHours: (v: { cureHours: number; closingCureDays: number }) => `Missed a deadline? You have ${(v.cureHours === 1 ? `${formatCount(v.cureHours)} hour` : `${formatCount(v.cureHours)} hours`)} to cure it, ${(v.closingCureDays === 1 ? `${formatCount(v.closingCureDays)} day` : `${formatCount(v.closingCureDays)} days`)} at closing. A default stays on your record, the contract decides who keeps the deposit, and a backup buyer may take your place`,
depositUpTo: (v: { deposit: string | number; share: string | number; depositWithinHours: number }) => `Deposit up to ${v.deposit} (${v.share}%) with the seller’s attorney within ${(v.depositWithinHours === 1 ? `${formatCount(v.depositWithinHours)} hour` : `${formatCount(v.depositWithinHours)} hours`)} of signing`,
};

export const ledgerView = {
auctions: "Auctions",
ledger: "Ledger",
verifyAuction: "Verify this auction",
checkYourself: "Check it yourself",
browserDownloadsAll: (v: { version: number }) => `Your browser downloads all ${(v.version === 1 ? `${formatCount(v.version)} entry` : `${formatCount(v.version)} entries`)} and recomputes every hash, price and end time, with the same function that priced the bids.`,
needsJavaScriptWithout: "This needs JavaScript. Without it, use the ledger as JSON.",
ledgerPlainEnglish: "The ledger in plain English",
opened: (v: { opened: string | number }) => `Opened: ${v.opened}`,
priceAfterEntry: "Price after this entry:",
priceBeforeAfter: "Price before and after this entry:",
verificationCodeEntry: (v: { seq: string | number; code: Tag; head: string | number }) => rich("Verification code (entry ", v.seq, "): ", v.code(`${v.head}`), ". Save it to check later that nothing before it was changed."),
everyHourPublish: (v: { link: Tag }) => rich("Every hour, we publish ", v.link("the verification codes of all auctions"), " in a chain of their own, for anyone to save."),
checkOwnProgram: (v: { link: Tag; link2: Tag }) => rich("Or check it with your own program: ", v.link("the ledger as JSON"), " and ", v.link2("how it’s built"), "."),
whatProvesWhat: "What this proves and what it doesn’t",
checked: "Checked",
noEntryChanged: "No entry was changed, left out or inserted since you were shown a verification code. Prices follow from the bids under the published rules, as far as the amounts are opened. A tie went to the bid that arrived first (in auctions under the first version of the rules, to the earlier entry). The end moved only as the rules say, by the arrival times and outages in the ledger. Each published verification code is the hash of its entry. Every opened amount is the one its bidder, or the seller for the reserve, committed to.",
permanentlySealed: "Permanently sealed",
leadersMaximumExtent: "The leader’s maximum, to the extent it was never reached, and any maximum that a leader raised. A price below one of these is known to be right only to the extent that the maximum is above it. With the receipt, bidders can prove their own maximum. To everyone else it stays sealed, so no seller can ask for just a little less than it.",
notChecked: "Not checked",
whoBehindAlias: "Who is behind an alias: we refuse known conflicts of interest but can’t prove who is behind an account. When a bid arrived: the times are our server’s own record. A sealed reserve that wasn’t met. Whether other bids were refused.",
};

export const verifiedNotice = {
ledgerFailedVerification: "The ledger failed verification",
entryFailedVerification: (v: { seq: string | number }) => `Entry ${v.seq} failed verification`,
entriesBeforePassed: (v: { entries: number }) => `${(v.entries === 1 ? `${formatCount(v.entries)} entry before it passed.` : `${formatCount(v.entries)} entries before it passed.`)} Save what your browser received: with the verification code you saved, it shows the change.`,
eachEntryFollows: "Each entry follows the one before it, from the scheduling to the verification code shown here.",
pricesRecomputedUnder: (v: { pricesRecomputed: number }) => `${(v.pricesRecomputed === 1 ? `${formatCount(v.pricesRecomputed)} price` : `${formatCount(v.pricesRecomputed)} prices`)} recomputed under the published rules. Each opened amount matches its commitment.`,
arrivalTimesServers: "Arrival times are our server’s own record, and a sealed reserve that wasn’t met can’t be checked.",
verificationCodesSaved: (v: { savedHeadCount: number }) => `${(v.savedHeadCount === 1 ? `${formatCount(v.savedHeadCount)} verification code saved earlier in this browser still matches.` : `${formatCount(v.savedHeadCount)} verification codes saved earlier in this browser still match.`)}`,
receiptsMatchLedger: (v: { names: number }) => `${(v.names === 1 ? `${formatCount(v.names)} receipt matches` : `${formatCount(v.names)} receipts match`)} the ledger, including each maximum and price.`,
ledgerDoesntMatch: "The ledger doesn’t match the published verification codes",
ledgerValidPublished: "The ledger is valid, but the published verification codes are out of date",
ledgerValidNot: "The ledger is valid, but not every receipt matches",
allEntriesVerified: (v: { entries: number }) => `All ${(v.entries === 1 ? `${formatCount(v.entries)} entry` : `${formatCount(v.entries)} entries`)} verified`,
olderEntriesArent: (v: { uncovered: number }) => `${(v.uncovered === 1 ? `${formatCount(v.uncovered)} older entry isn’t covered by a published verification code.` : `${formatCount(v.uncovered)} older entries aren’t covered by a published verification code.`)}`,
latestPublication: (v: { latestAt: string | number }) => `The latest publication is from ${v.latestAt}.`,
publishEveryHour: "We publish every hour, so publishing has stopped or a clock is wrong. Newer entries aren’t protected.",
noPublishedVerification: "No published verification code covers this auction.",
publishedVerificationCodes: (v: { compared: number }) => `${(v.compared === 1 ? `${formatCount(v.compared)} published verification code of this auction compared: it matches its entry.` : `${formatCount(v.compared)} published verification codes of this auction compared: each matches its entry.`)}`,
nothingDependsMaximum: "Nothing depends on a maximum that’s still sealed.",
comparisonsDependMaximum: (v: { comparisons: number }) => `${(v.comparisons === 1 ? `${formatCount(v.comparisons)} comparison depends` : `${formatCount(v.comparisons)} comparisons depend`)} on a maximum that’s still sealed: it’s known to be higher, but not how high.`,
saveCheckedLedger: "Save the checked ledger",
};

export const verifyPanel = {
verificationCodeSaved: "A verification code you saved",
lettersDigitsReceipt: "64 letters and digits from a receipt, a screenshot or a friend.",
receipts: "Your receipts",
stayBrowserMaximum: "They stay in your browser. Your maximum is opened only for you.",
verifyEveryEntry: "Verify every entry again",
verifyEveryEntry2: "Verify every entry",
couldntLoadLedger: "Couldn’t load the ledger or the published verification codes",
nothingVerifiedCheck: "Nothing was verified. Check your connection and try again.",
verificationCodeCharacters: "A verification code has 64 characters: digits and letters from a to f.",
notReceiptSite: (v: { unread: string | number }) => `Not a receipt from this site: ${v.unread}.`,
browserSavedVerification: (v: { heads: number; at: string | number }) => `This browser saved ${(v.heads === 1 ? `${formatCount(v.heads)} verification code` : `${formatCount(v.heads)} verification codes`)} of this auction on earlier visits, the first on ${v.at}. What you were shown then is checked, too.`,
entriesChecked: "Entries checked",
publishedVerificationCodes: "Published verification codes checked",
loadingPublishedVerification: "Loading published verification codes",
loadingPublishedVerificationCodes: (v: { done: string | number }) => `Loading published verification codes: ${v.done}`,
entriesProgress: (v: { done: string | number; total: string | number }) => `${v.done} of ${v.total} entries checked`,
publicationsProgress: (v: { done: string | number; total: string | number }) => `${v.done} of ${v.total} hourly publications checked`,
};

export const auctionProvider = {
theresNoConnection: "There’s no connection",
nothingSentAmount: "Nothing was sent. Your amount is saved. Try again in a moment.",
};

export const connectionNote = {
dataOld: (v: { span: Tag; age: string | number }) => rich("Data is ", v.span(`${v.age}`), " old"),
dataOldReconnecting: (v: { span: Tag; age: string | number }) => rich("Data is ", v.span(`${v.age}`), " old. Reconnecting…"),
seconds: (v: { seconds: string | number }) => `${v.seconds} s`,
};

export const useAnnouncement = {
auctionEndedDetermining: "The auction has ended. We’re determining the outcome.",
buyNowPrice: "The buy-now price is no longer available.",
leading: "You’re leading.",
outbid: "You’ve been outbid.",
};

export const useHistory = {
couldntLoadBid: "Couldn’t load the bid history",
tryAgainMoment: "Try again in a moment.",
couldntCopyVerification: "Couldn’t copy the verification code",
copy: (v: { ledgerHead: string | number }) => `Copy it from here: ${v.ledgerHead}`,
};

export const useOutbidToast = {
outbid: "You’ve been outbid",
priceNowNext: (v: { currentPrice: string | number; minimumNextBid: string | number }) => `The price is now ${v.currentPrice}. The next bid must be ${v.minimumNextBid} or more.`,
bidAgain: "Bid again",
};

export const bidTabs = {
leading: "Leading",
notLeadingAny: "You’re not leading any auctions",
auctionsWhereMaximum: "Auctions where your maximum is the highest appear here until they end.",
outbid: "Outbid",
haventOutbid: "You haven’t been outbid",
auctionsWhereAnother: "Auctions where another maximum is above yours appear here, with time to bid again.",
won: "Won",
haventWonAuction: "You haven’t won an auction yet",
homesBoughtAppear: "Homes you bought appear here.",
notWon: "Not won",
noneAuctionsEnded: "None of your auctions ended without a win",
auctionsEndedAnother: "Auctions that ended with another bidder ahead or below the reserve, or were canceled.",
};

export const decisionCopy = {
sending: "Sending…",
decisionNotRecorded: "Your decision was not recorded",
cantUndone: "This can’t be undone.",
accept: "Accept",
wins: (v: { bidder: string | number; bid: string | number }) => `${v.bidder} wins at ${v.bid}.`,
sell: (v: { bid: string | number }) => `Sell for ${v.bid}`,
counter: "Counter",
canCounterOnly: "You can counter only once, and it can’t be undone. The high bidder has 24 hours to respond. If they accept, they win at your price.",
declineDontRespond: "If they decline or don’t respond, the home isn’t sold.",
counteroffer: "Your counteroffer",
wholeDollarsMore: (v: { bid: string | number }) => `Whole dollars, more than ${v.bid}.`,
makeCounteroffer: "Make counteroffer",
decline: "Decline",
auctionEndsWithout: (v: { bidder: string | number }) => `The auction ends without a sale, and ${v.bidder} is no longer bound by the bid. This can’t be undone.`,
declineHighBid: "Decline high bid",
buyHomeUnder: (v: { price: string | number }) => `You buy this home for ${v.price} under the terms of the auction.`,
buy: (v: { price: string | number }) => `Buy for ${v.price}`,
auctionEndsWithoutSale: "The auction ends without a sale, and you’re no longer bound by your bid. This can’t be undone.",
declineCounteroffer: "Decline counteroffer",
acceptedHomeSold: (v: { price: string | number }) => `You accepted. The home is sold for ${v.price}, and we’re notifying the buyer.`,
counteredNotifyingHigh: (v: { price: string | number }) => `You countered at ${v.price}. We’re notifying the high bidder, who has 24 hours to respond.`,
acceptedBoughtHome: (v: { price: string | number }) => `You accepted. You bought the home for ${v.price}, and we’re notifying the seller.`,
declinedHomeNot: "You declined. The home was not sold, and we’re notifying the other side.",
wholeDollarsUpTo: (v: { bid: string | number; reserve: string | number }) => `Whole dollars, more than ${v.bid} and at most ${v.reserve}.`,
};

export const decisionPanel = {
waitingDecision: "Waiting for your decision",
nothingNeedsDecision: "Nothing needs your decision right now.",
};

export const decisionRow = {
homeNoLonger: "This home is no longer listed",
highBid: "High bid",
highBid2: "Your high bid",
reserve: "Your reserve",
counteroffer: "Your counteroffer",
sellersCounteroffer: "Seller’s counteroffer",
timeLeft: "Time left",
openWithoutAnswer: (v: { time: Tag; decideBy: string | number }) => rich("Open until ", v.time(`${v.decideBy}`), ". Without an answer by then, neither side is bound."),
bidHighestBelow: "Your bid was the highest, but below the reserve. The seller has made you one counteroffer.",
auctionEndedBelow: "The auction ended below your reserve. Accept the high bid, decline it or make one counteroffer.",
counteredWaitingRespond: (v: { counter: string | number; highBidderAlias: string | number }) => `You countered at ${v.counter}. Waiting for ${v.highBidderAlias} to respond.`,
};

export const myBidRow = {
homeNoLonger: "This home is no longer listed",
auction: (v: { alias: string | number }) => `You’re ${v.alias} in this auction.`,
continueContract: "Continue to contract",
becomeBackupBuyer: "Become a backup buyer",
maximum: "Your maximum",
ends: "Ends in",
ended: "Ended",
ends2: "Ends",
canceled: "Canceled",
finalizingLeading: "Finalizing, you’re leading",
finalizing: "Finalizing",
leading: "You’re leading",
outbid: "Outbid",
notWon: "Not won",
saleFellThrough: "Sale fell through",
won: "Won",
counterofferAnswerNeeded: "Counteroffer: your answer needed",
highestBidNot: "Highest bid, not sold",
};

export const myBids = {
bids: "My bids",
receiptsAllBids: "Receipts for all bids",
live: "Live",
noneAuctionsLive: "None of your auctions are live right now.",
ended: "Ended",
haventBidYet: "You haven’t bid yet",
seeLiveAuctions: "See live auctions",
howBiddingWorks: "How bidding works",
everyAuctionBid: "Every auction you bid in appears here with the price, your maximum and whether you’re leading, updated live.",
};

export const receiptTable = {
boughtBuyNow: (v: { price: string | number }) => `Bought for ${v.price} (Buy Now)`,
endedAuction: (v: { receivedAt: string | number; alias: string | number }) => `${v.receivedAt} as ${v.alias}. This ended the auction.`,
ledgerEntry: "Ledger entry",
hash: "Hash",
commitment: "Commitment",
salt: "Salt",
leadingBid: (v: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${v.receivedAt} as ${v.alias}. Your bid led; the price went from ${v.priceBefore} to ${v.priceAfter}.`,
outbidBid: (v: { receivedAt: string | number; alias: string | number; priceBefore: string | number; priceAfter: string | number }) => `${v.receivedAt} as ${v.alias}. Another maximum was as high or higher; the price went from ${v.priceBefore} to ${v.priceAfter}.`,
};

export const receiptText = {
bidsPurchaseAuction: (v: { auctionId: string | number; slug: string | number }) => `Bids and purchase in auction ${v.auctionId}, ${v.slug}`,
received: (v: { receivedAt: string | number; receivedAt2: string | number }) => `Received: ${v.receivedAt} (${v.receivedAt2})`,
buyer: (v: { alias: string | number }) => `Buyer: ${v.alias}`,
boughtBuyNow: (v: { price: string | number }) => `Bought (Buy Now) for: ${v.price}`,
ledgerEntry: (v: { seq: string | number }) => `Ledger entry: ${v.seq}`,
hash: (v: { hash: string | number }) => `Hash: ${v.hash}`,
received2: "Received",
bidder: "Bidder",
maximum: "Maximum",
priceBefore: "Price before",
priceAfter: "Price after",
position: "Position",
endBefore: "End before",
endAfter: "End after",
ledgerEntry2: "Ledger entry",
hash2: "Hash",
commitment: "Commitment",
salt: "Salt",
};

export const incrementTable = {
bidIncrementAmount: "Bid increment by the amount it’s added to",
amount: "Amount",
increment: "Increment",
auctionsTableRecorded: "An auction’s table is recorded in the first entry of its ledger and doesn’t change afterward.",
anyAmount: "Any amount",
under: (v: { below: string | number }) => `Under ${v.below}`,
above: (v: { from: string | number }) => `${v.from} and above`,
under2: (v: { from: string | number; below: string | number }) => `${v.from} to under ${v.below}`,
};

export const practiceAuction = {
practiceAuction: "Practice auction",
practiceLive: "Practice: live",
practiceEnded: "Practice: ended",
playMoney: "Play money",
startingBid: "Starting bid",
currentBid: "Current bid",
ends: "Ends in",
ended: "Ended",
timesNormalSpeed: (v: { speed: string | number }) => `${v.speed} times normal speed`,
extended: "Extended",
reserveMetHighest: "Reserve met: the highest bidder wins the home.",
reserveNotMet: (v: { reserve: string | number }) => `Reserve ${v.reserve} not met.`,
maximum: (v: { alias: string | number; maximum: string | number }) => `You’re ${v.alias}. Your maximum is ${v.maximum}.`,
practiceAgain: "Practice again",
auctionJustEnded: "The auction just ended.",
bidLeast: (v: { minimum: string | number }) => `Bid at least ${v.minimum}.`,
enterMaximumChoose: "Enter a maximum, or choose one of the amounts above.",
bidPlayMoney: "Bid play money",
haventBidYet: "You haven’t bid yet.",
leading: "You’re leading.",
outbid: "You’ve been outbid.",
notSoldReserve: "Not sold: the reserve wasn’t met.",
wouldWon: (v: { price: string | number }) => `You would have won at ${v.price}.`,
soldAnotherBidder: (v: { price: string | number }) => `Sold to another bidder at ${v.price}.`,
bidHistory: "Bid history",
};

export const practiceStart = {
theresNoConnection: "There’s no connection. Try again in a moment.",
startPracticeAuction: "Start practice auction",
};

export const proxyExample = {
ana: "Ana",
ben: "Ben",
cleo: "Cleo",
firstBidPrice: "First bid: the price is the starting bid, even though her maximum is higher.",
anaStaysAhead: "Ana stays ahead, one increment above Ben’s maximum.",
tieGoesEarlier: "A tie goes to the earlier bid, so Ana still leads, at her maximum.",
cleosMaximumReaches: "Cleo’s maximum reaches the reserve: the price rises to it.",
refusedMinimumBid: (v: { refusedUnder: string | number }) => `Refused. The minimum bid is now ${v.refusedUnder}.`,
cleoStaysAhead: "Cleo stays ahead, one increment above Ana’s maximum.",
startingBidSealed: (v: { startingBid: string | number; reserve: string | number }) => `Starting bid ${v.startingBid}, sealed reserve ${v.reserve}`,
bidder: "Bidder",
maximum: "Maximum",
priceAfter: "Price after",
leads: "Leads",
why: "Why",
namesIllustrationOnly: "Names are for illustration only. On the site, bidders appear as Bidder 1, Bidder 2 and so on, and neither they nor the seller can see a leader’s maximum. A sealed reserve is opened when it’s met.",
};

export const softCloseTimeline = {
announced: "As announced",
ends: "Ends 3:00:00",
afterBid: "After a bid at 2:57:10",
ends2: "Ends 3:02:10",
auctionScheduledEnd: "An auction scheduled to end at 3:00:00. A bid received at 2:57:10 falls within the last five minutes (yellow), so the end moves to five minutes after that bid: 3:02:10.",
};

export const priceBlock = {
noBids: "No bids",
noBidsYet: "No bids yet",
starts: "Starts in",
ends: "Ends in",
pausedSetEnd: "Paused, was set to end",
ended: "Ended",
setEnd: "Was set to end",
extendedEnd: (v: { time: Tag; endsAt: string | number }) => rich(v.time(`${v.endsAt}`), " (extended)"),
};

export const statusBadge = {
upcomingAuction: "Upcoming auction",
liveAuction: "Live auction",
auctionPaused: "Auction paused",
finalizing: "Finalizing",
saleFellThrough: "Sale fell through",
soldBuyNow: "Sold (Buy Now)",
soldAuction: "Sold at auction",
endedNotSold: "Ended, not sold",
canceled: "Canceled",
};

export const bidAmount = {
bidWholeDollars: "Bid in whole dollars, without cents.",
enterAmountDollars: "Enter an amount in dollars, such as 250,000.",
thatsMoreSite: "That’s more than this site can accept as a bid.",
};

export const historyList = {
showAllEntries: (v: { total: number }) => `Show all ${(v.total === 1 ? `${formatCount(v.total)} entry` : `${formatCount(v.total)} entries`)}`,
you: "You",
priceAfterEntry: "Price after this entry:",
verificationCode: "Verification code",
copyFullVerification: "Copy the full verification code",
copy: "Copy",
everyEntryChained: (v: { link: Tag }) => rich("Every entry is chained to the one before it. Save the code to check later that nothing was changed. ", v.link("Read and verify every entry")),
};

export const bidSession = {
reviewNewMaximum: "Review your new maximum",
reviewBid: "Review your bid",
sendingBid: "Sending your bid…",
bid: "Your bid",
copied: "Copied",
copy: "Copy",
};
