// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from './rich';

export const offer = {
busy: "Sending…",
};

export const offerForm = {
price: "Price",
priceHelp: "Whole dollars only.",
earnestMoney: "Earnest money",
earnestMoneyHelp: "Paid into escrow with the contract. 10% is typical.",
financing: "Financing",
financingEmpty: "Choose one",
closingOn: "Closing date",
contingencies: "Contingencies",
contingenciesHelp: "Leave all unchecked for an offer without contingencies.",
expires: "Expires in",
standsHelp: "Without a response in time, the offer expires.",
toBuyer: "Message to the buyer",
toSeller: "Message to the seller",
messageHelp: "Write about the purchase, not about people. Both sides keep a record of it.",
submit: "Submit offer",
submitSealed: "Submit sealed offer",
proof: "Send proof of funds first",
anotherProof: "Send another proof of funds first",
};

export const counter = {
label: "Counter",
submit: "Send counteroffer",
};

export const decline = {
label: "Decline",
text: "The offer ends, and neither side is bound. This can’t be undone.",
submit: "Decline offer",
};

export const withdraw = {
label: "Withdraw",
text: "Your offer ends, and neither side is bound. You can make another offer while the home is on the market.",
submit: "Withdraw offer",
};

export const call = {
stands: "Time to respond",
submit: "Request highest and best offers",
};

export const offerIdPage = {
offer: "Offer",
offer2: (v: { buyerName: string | number }) => `Offer from ${v.buyerName}`,
offer3: "Your offer",
forLabel: (v: { link: Tag; place: string | number }) => rich("For ", v.link(`${v.place}`)),
allOffersHome: "All offers on this home",
sellerSeesProof: (v: { link: Tag }) => rich("The seller sees this proof-of-funds status. ", v.link("Send proof of funds to our staff")),
offerSubmittedWell: "Offer submitted. We’ll email you about every response.",
counterofferSentWeve: "Counteroffer sent. We’ve emailed the other side.",
offerAcceptedHome: "Offer accepted. The home is off the market, and we’ve emailed the other side.",
offerDeclinedWeve: "Offer declined. We’ve emailed the other side.",
offerWithdrawn: "Offer withdrawn.",
sellersAttorneySends: "The seller’s attorney sends the contract to the buyer’s attorney. Read it with your attorney before you sign.",
sellerRequestedHighest: "The seller requested highest and best offers",
newOffersSealed: "New offers are sealed: not even you can see them until the deadline. Then you choose.",
offerSealedNot: "Your offer is sealed: not even the seller can see it until the deadline.",
notEvenSeller: "Not even the seller can see your highest and best offer until the deadline. Unless you submit a better one, this offer remains.",
improveOffer: "Improve your offer",
submitHighestBest: "Submit your highest and best offer",
};

export const listingKeyPage = {
offersHome: "Offers on a home",
offersHome2: "Offers on this home",
highestBestOffers: "Highest and best offers requested. We’ve emailed every buyer.",
sealed: (v: { sealedUntil: string | number }) => `Sealed until ${v.sealedUntil}`,
requestedHighestBest: "You requested highest and best offers. Not even you can see new offers until then. The offers below were made before your request.",
noOpenOffers: "No open offers",
eachOfferAppears: "Each offer appears here with its price, your net, financing, closing date, and contingencies.",
highestBestOffers2: "Highest and best offers",
onceCanAsk: "Once, you can ask all buyers for their highest and best offers by a deadline. These stay sealed until then, even from you, and no offer can be answered in the meantime.",
endedOffers: "Ended offers",
};

export const newPage = {
makeOffer: "Make an offer",
highestBestOffer: "Your highest and best offer",
sealed: (v: { sealedUntil: string | number }) => `Sealed until ${v.sealedUntil}`,
sellerRequestedHighest: "The seller requested highest and best offers. Not even the seller can see yours until then. After that, it stays open for three days.",
preAuctionOffers: (v: { until: string | number }) => `Pre-auction offers end ${v.until}`,
sellerAcceptsOffer: "If the seller accepts an offer, the auction is canceled. After this deadline, you can only bid.",
registerFirst: "Register first",
doOnceWho: "You do this once: who you are, how you take title, and the current terms. It takes a few minutes.",
registerMakeOffer: "Register to make an offer",
canMakeOffer: (v: { ownersOnlyUntil: string | number }) => `You can make an offer starting ${v.ownersOnlyUntil}`,
sellerTakesOffers: "Until then, the seller takes offers only from buyers who will live in the home. If you will, say so in your registration.",
viewRegistration: "View your registration",
contactStaff: "Contact our staff",
viewOffer: "View your offer",
lead: (v: { link: Tag; listing: string | number }) => rich("For ", v.link(`${v.listing}`), ". The seller sees your legal name with your offer."),
leadWithListPrice: (v: { link: Tag; listing: string | number; listPrice: string | number }) => rich("For ", v.link(`${v.listing}`), ", list price ", v.listPrice, ". The seller sees your legal name with your offer."),
};

export const offersPage = {
offers: "Offers",
noOffersYet: "No offers yet",
browseFixedPrice: "Browse fixed-price homes",
offersMakeOffers: "Offers you make and offers on your homes appear here with every step and deadline. To make an offer, start on a home’s page.",
homesOffers: "Your homes with offers",
compareOffers: (v: { span: Tag; place: string | number }) => rich("Compare offers", v.span(` on ${v.place}`)),
offersHomes: "Offers on your homes",
openOffers: "Your open offers",
endedOffers: "Your ended offers",
endedOffersHomes: "Ended offers on your homes",
};

export const offerCopy = {
accept: "Accept",
accept2: (v: { price: string | number }) => `Accept ${v.price}`,
sealed: "Sealed",
needsResponse: "Needs your response",
highestBestOffers: (v: { sealedUntil: string | number }) => `Highest and best offers are opened ${v.sealedUntil}`,
none: "None",
reviewedStaff: (v: { upTo: string | number; at: string | number }) => `Reviewed by staff up to ${v.upTo} on ${v.at}`,
noProofFunds: "No proof of funds reviewed",
sellerAccepts: (v: { sale: string }) => `The home goes off the market for this buyer, and every other offer ends. ${(v.sale === "auction" ? "The auction is canceled before the first bid, and this reason is public. " : "")}You can’t undo this here.`,
buyerAccepts: (v: { sale: string }) => `You agree to these terms, and the seller takes the home off the market for you. ${(v.sale === "auction" ? "The auction is canceled before the first bid, and this reason is public. " : "")}You can’t undo this here.`,
waitingFor: (v: { turn: string }) => `${(v.turn === "buyer" ? "Waiting for the buyer" : (v.turn === "seller" ? "Waiting for the seller" : "Waiting for the deadline"))}`,
respondBy: (v: { expiresAt: string | number }) => `Respond by ${v.expiresAt}`,
otherRespondsBy: (v: { turn: string; expiresAt: string | number }) => `${(v.turn === "buyer" ? `The buyer has until ${v.expiresAt} to respond` : `The seller has until ${v.expiresAt} to respond`)}`,
reviewedBelowOffer: (v: { upTo: string | number; at: string | number }) => `Reviewed by staff up to ${v.upTo} on ${v.at}, less than the offer price`,
termsLine: (v: { price: string | number; financing: string | number; earnestMoney: string | number; closing: string | number; contingencies: string | number }) => `${v.price} · ${v.financing} · earnest money ${v.earnestMoney} · closing ${v.closing} · contingencies: ${v.contingencies}`,
};

export const offerHistory = {
history: "History",
open: (v: { expiresAt: string | number }) => `Open until ${v.expiresAt}`,
you: "You",
seller: "The seller",
submittedOffer: (v: { who: string | number }) => `${v.who} submitted the offer`,
submittedHighestBest: (v: { who: string | number }) => `${v.who} submitted a highest and best offer`,
sentCounteroffer: (v: { who: string | number }) => `${v.who} sent a counteroffer`,
acceptedOffer: (v: { who: string | number }) => `${v.who} accepted the offer`,
endedAnotherOffer: "Ended: another offer was accepted",
declinedOffer: (v: { who: string | number }) => `${v.who} declined the offer`,
withdrewOffer: (v: { who: string | number }) => `${v.who} withdrew the offer`,
expiredNoResponse: "Expired: no response in time",
requestedHighestBest: (v: { who: string | number; deadline: string | number }) => `${v.who} requested highest and best offers by ${v.deadline}`,
highestBestOffers: "The highest and best offers were opened",
};

export const offerRow = {
from: (v: { buyerName: string | number }) => `From ${v.buyerName}`,
offer: "Your offer",
};

export const offerTable = {
openOffersHighest: "Open offers, highest price first",
buyer: "Buyer",
price: "Price",
net: "Net to you",
financingFunds: "Financing and funds",
closingDate: "Closing date",
contingencies: "Contingencies",
open: "Open until",
counteroffer: "Your counteroffer",
netPriceLess: "Net to you is the price less your share of the deed taxes, before liens and attorney fees. Funds are what our staff saw in a buyer’s documents, shown up to the most this buyer has offered.",
};

export const offerTerms = {
price: "Price",
estimatedNet: "Estimated net to you",
financing: "Financing",
earnestMoney: "Earnest money",
closingDate: "Closing date",
contingencies: "Contingencies",
proofFunds: "Proof of funds",
};

export const proofNote = {
fundsReviewed: (v: { cents: string | number; at: string | number }) => `Funds reviewed up to ${v.cents} on ${v.at}`,
sellerSeesOffer: "The seller sees this with your offer, up to your offer price and never more.",
proofFundsWaiting: "Your proof of funds is waiting for review",
sentMakeOffer: (v: { sentAt: string | number }) => `Sent ${v.sentAt}. Make your offer now; the seller sees the review as soon as it’s done.`,
noProofFunds: "No proof of funds reviewed",
sellerSeesOfferSend: "The seller sees this with your offer. Send our staff a letter from your bank or lender; only they read it. The seller sees that they reviewed it, when, and whether it covers your offer. Afterward you come back here, and what you typed is saved.",
};
