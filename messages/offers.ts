// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const offer = {
busy: "Sending…",
};

export const offerForm = {
price: "Price",
priceHelp: "Whole dollars.",
earnestMoney: "Earnest money",
earnestMoneyHelp: "Paid with the contract, into escrow. 10% is usual.",
financing: "Financing",
financingEmpty: "Choose one",
closingOn: "Closing on",
contingencies: "The contract depends on",
contingenciesHelp: "Leave all empty for an offer without conditions.",
stands: "It stands for",
standsHelp: "Without an answer in time it lapses.",
toBuyer: "To the buyer",
toSeller: "To the seller",
messageHelp: "About the purchase, not about people. Both sides keep it.",
submit: "Make this offer",
submitSealed: "Hand it in sealed",
proof: "Send a proof of funds first",
anotherProof: "Send another proof first",
};

export const counter = {
label: "Counter",
submit: "Make this counter-offer",
};

export const decline = {
label: "Decline",
text: "The offer ends, and nobody is bound. This cannot be taken back.",
submit: "Decline it",
};

export const withdraw = {
label: "Withdraw",
text: "Your offer ends, and nobody is bound. You may make another while the home is on the market.",
submit: "Withdraw the offer",
};

export const call = {
stands: "Buyers have",
submit: "Ask for the highest and best",
};

export const offerIdPage = {
offer: "Offer",
offerFrom: (v: { buyerName: string | number }) => `Offer from ${v.buyerName}`,
offer2: "Your offer",
forLabel: (v: { link: Tag; place: string | number }) => rich("For ", v.link(`${v.place}`)),
allOffers: "All its offers",
sellerReadsLine: (v: { link: Tag }) => rich("The seller reads this line. ", v.link("Send our staff a proof of funds")),
offerMadeTold: "Your offer is made. You are told by e-mail of every answer.",
counterOfferOut: "Your counter-offer is out. The other side is told by e-mail.",
acceptedHomeOff: "Accepted. The home is off the market, and the other side is told by e-mail.",
declinedOtherSide: "Declined. The other side is told by e-mail.",
withdrawn: "Withdrawn.",
sellersAttorneySends: "The seller’s attorney sends the contract to the buyer’s. Read it with your attorney before you sign.",
sellerAskedHighest: "The seller asked for the highest and best",
nobodyReadsWhat: "Nobody reads what buyers say now before the deadline, you neither. Then choose.",
yoursSealedNobody: "Yours is sealed: nobody reads it before the deadline, the seller neither.",
nobodyReadsBefore: "Nobody reads it before the deadline, the seller neither. Without a better one this offer stays.",
betterOnceMore: "Better it once more",
sayHighestBest: "Say your highest and best",
};

export const listingKeyPage = {
offersHome: "Offers for a home",
offersHome2: "Offers for this home",
everyBuyerAsked: "Every buyer is asked by e-mail for their highest and best.",
sealedUntil: (v: { sealedUntil: string | number }) => `Sealed until ${v.sealedUntil}`,
askedHighestBest: "You asked for the highest and best. What buyers say now nobody reads before then, you neither; below stands what was offered before you asked.",
noOpenOffers: "No open offers",
eachOfferStands: "Each offer stands here with its price, what it leaves you, financing, closing and contingencies.",
highestBest: "Highest and best",
onceCanAsk: "Once, you can ask all buyers for their best by a deadline. What they say is sealed to everybody until then, to you too, and nothing can be answered meanwhile.",
ended: "Ended",
};

export const newPage = {
makeOffer: "Make an offer",
highestBest: "Your highest and best",
forLabel: (v: { link: Tag; listing: string | number }) => rich("For ", v.link(`${v.listing}`)),
listPrice: (v: { listPrice: string | number }) => `, list price ${v.listPrice}`,
sellerReadsLegal: ". The seller reads your legal name with it.",
sealedUntil: (v: { sealedUntil: string | number }) => `Sealed until ${v.sealedUntil}`,
sellerAskedHighest: "The seller asked for the highest and best. Nobody reads what you write before then, the seller neither. Afterwards it stands for three days.",
beforeAuctionUntil: (v: { until: string | number }) => `Before the auction, until ${v.until}`,
offerSellerAccepts: "An offer that the seller accepts cancels the auction. After that moment you can only bid.",
registerFirst: "Register first",
onceWhoHow: "Once: who you are, how you take title, and the terms in force. It takes a few minutes.",
registerMakeOffer: "Register to make an offer",
canOfferFrom: (v: { ownersOnlyUntil: string | number }) => `You can offer from ${v.ownersOnlyUntil}`,
sellerLetsOnly: "The seller lets only people offer before who will live there. If you will, say so.",
seeRegistration: "See your registration",
writeOurStaff: "Write to our staff",
seeOffer: "See your offer",
};

export const offersPage = {
offers: "Offers",
noOffersYet: "No offers yet",
seeHomesFixed: "See homes at a fixed price",
whatOfferHome: "What you offer for a home, and what others offer for yours, stands here with every step and deadline. Begin on the page of a home.",
homesYoursOffers: "Homes of yours with offers",
compareOffers: (v: { span: Tag; place: string | number }) => rich("Compare its offers", v.span(`, ${v.place}`)),
offersHomes: "Offers for your homes",
openOffers: "Your open offers",
offersEnded: "Your offers that ended",
endedOffersHomes: "Ended offers for your homes",
};

export const offerCopy = {
auctionCanceledBefore: "Its auction is canceled before the first bid, with this reason in public.",
cannotTakenBack: "This cannot be taken back here.",
accept: "Accept",
homeGoesOff: (v: { hasAuction: string | number; final: string | number }) => `The home goes off the market for this buyer, and every other offer ends.${v.hasAuction}${v.final}`,
agreeTheseTerms: (v: { hasAuction: string | number; final: string | number }) => `You agree to these terms, and the seller takes the home off the market for you.${v.hasAuction}${v.final}`,
accept2: (v: { price: string | number }) => `Accept ${v.price}`,
sealed: "Sealed",
waits: "Waits for you",
waits2: (v: { turn: string | number }) => `Waits for the ${v.turn}`,
bestOffersOpened: (v: { sealedUntil: string | number }) => `Best offers are opened ${v.sealedUntil}`,
answer: "Answer",
by: (v: { who: string | number; expiresAt: string | number }) => `${v.who} by ${v.expiresAt}`,
none: "None",
reviewedByStaff: (v: { upTo: string | number; at: string | number }) => `Reviewed by staff up to ${v.upTo} on ${v.at}`,
noProofReviewed: "No proof reviewed",
};

export const offerHistory = {
history: "History",
standsUntil: (v: { expiresAt: string | number }) => `Stands until ${v.expiresAt}`,
you: "You",
seller: "The seller",
madeOffer: (v: { who: string | number }) => `${v.who} made the offer`,
saidHighestBest: (v: { who: string | number }) => `${v.who} said the highest and best`,
madeCounterOffer: (v: { who: string | number }) => `${v.who} made a counter-offer`,
accepted: (v: { who: string | number }) => `${v.who} accepted`,
endedAnotherOffer: "Ended: another offer was accepted",
declined: (v: { who: string | number }) => `${v.who} declined`,
withdrewOffer: (v: { who: string | number }) => `${v.who} withdrew the offer`,
lapsedNobodyAnswered: "Lapsed: nobody answered in time",
askedHighestBest: (v: { who: string | number; deadline: string | number }) => `${v.who} asked for the highest and best by ${v.deadline}`,
bestOffersWere: "The best offers were opened",
};

export const offerRow = {
from: (v: { buyerName: string | number }) => `From ${v.buyerName}`,
offer: "Your offer",
};

export const offerTable = {
openOffersHighest: "Open offers, the highest price first",
buyer: "Buyer",
price: "Price",
net: "Net to you",
financingFunds: "Financing and funds",
closing: "Closing",
depends: "Depends on",
standsUntil: "Stands until",
counter: "your counter",
netPriceLess: "Net: the price less the taxes on the deed that are yours. Liens and attorneys are not in it. Funds: what our staff read in a buyer’s papers, shown up to the most that this buyer has offered.",
};

export const offerTerms = {
price: "Price",
netEstimated: "Net to you, estimated",
financing: "Financing",
earnestMoney: "Earnest money",
closing: "Closing",
contingencies: "Contingencies",
proofFunds: "Proof of funds",
};

export const proofNote = {
fundsReviewedUp: (v: { cents: string | number; at: string | number }) => `Funds reviewed up to ${v.cents} on ${v.at}`,
sellerReadsOffer: "The seller reads that with your offer, up to the price that you offer and never more.",
proofFundsOur: "Your proof of funds is with our staff",
sentMakeOffer: (v: { sentAt: string | number }) => `Sent ${v.sentAt}. Make your offer now: the seller reads of the review as soon as it is done.`,
noProofFunds: "No proof of funds reviewed",
sellerReadsOfferSend: "The seller reads that with your offer. Send a bank’s or lender’s letter to our staff: only they read it. The seller is told that they did, when, and that it covers what you offer. You come back here, and what you typed is kept.",
};

export const proofOfFundsNote = {
lessThanOffered: ", less than is offered",
};
