// Compiled from messages/en/how-it-works.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const waysToSell = {
sellerChoosesSale: "The seller chooses the sale type before the auction is announced. The first entry of the auction’s ledger states it, and it can’t be changed afterward.",
threeTypesAuction: "Three types of auction and a fixed price",
saleType: "Sale type",
whatSee: "What you see",
whenSold: "When it’s sold",
auctionWithoutReserve: "Auction without reserve",
startingBid: "The starting bid.",
oneBidEnough: "One bid is enough: the high bidder wins.",
auctionPublishedReserve: "Auction with published reserve",
startingBidReserve: "The starting bid and the reserve.",
whenBiddersMaximum: "At the end, if a bidder’s maximum has reached the reserve. The starting bid may equal the reserve.",
auctionSealedReserve: "Auction with sealed reserve",
startingBidWhether: "The starting bid and whether the reserve is met, but not the amount of the reserve.",
whenBiddersMaximumReaches: "At the end, if a bidder’s maximum has reached the reserve. The amount becomes public as soon as that happens.",
fixedPrice: "Fixed price",
listPrice: "The list price.",
whenBuyerSeller: "When the buyer and the seller have signed a contract.",
cryptographicFingerprintCommitment: "The ledger contains the cryptographic fingerprint (a commitment) of a sealed reserve from the start. The bid that meets the reserve reveals the amount; if no bid does, the entry that ends the auction reveals it. Once the amount is revealed, anyone can compare it with the fingerprint and check whether the reserve was met. The amount stays sealed only if the auction is canceled before the first bid or to correct a material fact. Auctions scheduled before November 28, 2026, may have earlier rules, which keep more amounts sealed. Our server knows the reserve the whole time. A reserve can be lowered once, publicly and at least 24 hours before the announced end. It can’t be raised. If it was lowered, the entry that ends the auction also reveals the earlier amount.",
auctionMayAlso: "An auction may also have a Buy Now price, above the starting bid and the reserve. Whoever accepts that price buys the property and ends the auction. Buy Now is available from the start until a bid meets the reserve or, without a reserve, until the first bid.",
teamsTables: ({ link }: { link: Tag }) => rich("Banks and servicers can sell as an organization with several members and import many homes from one spreadsheet. ", link("How selling works"), " has the details."),
listingSaysSeller: "If the listing says so, the seller considers offers until 48 hours before the auction opens. Accepting an offer cancels the auction before the first bid, and the cancellation is public.",
};
