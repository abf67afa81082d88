// Compiled from messages/en/faq.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const after = {
wonWhatNow: "I won. What now?",
getEmailSellers: ({ link, link2 }: { link: Tag; link2: Tag }) => rich("We’ll email you. You and the seller sign the contract of sale that was posted with the auction, you pay the earnest money into escrow, and then you close. ", link("See each step"), ". If you haven’t heard from the seller’s side within two business days, ", link2("contact us"), "."),
whenExactlyAm: "When exactly am I bound?",
soonBidMade: ({ whatBinds, link }: { whatBinds: string | number; link: Tag }) => rich("As soon as you bid, you’ve made an offer that you can’t withdraw. ", whatBinds, " ", link("See who is bound, and when"), "."),
highestBidderReserve: "I was the high bidder, but the reserve wasn’t met. What now?",
sellerHoursAccept: "The seller has 48 hours to accept your bid, decline it, or make you one counteroffer above it, up to the reserve. You have 24 hours to respond to a counteroffer. If no one responds, the auction ends without a sale, and your bid no longer binds you.",
canSellerRefuse: "Can the seller refuse even though the reserve was met?",
notUnderTerms: ({ whatBinds }: { whatBinds: string | number }) => `Not under the terms. ${whatBinds} The auction is recorded as sold, and the site gives the seller no way to decline. We can’t sign for sellers: if they don’t sign, that’s a default.`,
whatBuyerDoesnt: "What if a buyer doesn’t follow through?",
winnerWhoDoesnt: "A winner who doesn’t sign violates the terms and can be excluded from this site. Once both sides have signed, the contract says what happens; usually, the buyer loses the earnest money. The seller may sell the property to someone else.",
howCanCheck: "How can I check an auction?",
readLedgerListing: ({ code, link }: { code: Tag; link: Tag }) => rich("Read the auction’s ledger on the listing, or in full at ", code("/api/auctions/:id/ledger"), ". You can recompute prices, leaders, and end times wherever the amounts are public. You have to rely on our records for who is behind an alias and when a bid arrived. ", link("Learn how to check an auction"), "."),
};
