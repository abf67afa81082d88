// Compiled from messages/en/glossary.json by `npm run messages`.

export const auctionTerms = {
absoluteAuction: {
term: "Absolute auction",
text: "An auction without a reserve: the high bidder gets the property, whatever the price. On this site, it’s labeled “No reserve.”",
},
alias: {
term: "Alias",
text: "A bidder’s public name in one auction: Bidder 1, Bidder 2, and so on, in the order of their first bids. It stays the same until the auction ends and doesn’t identify the person.",
},
backupBuyer: {
term: "Backup buyer",
text: "A bidder who agrees to stay available in case the buyer doesn’t complete the sale. Unless the seller relists the home, it’s offered to backup buyers in order of their maximum bids. Each one’s price is what the auction would have reached without the bidders ahead of them. Backup buyers aren’t bound until they accept.",
},
bid: {
term: "Bid",
text: "An offer to buy at any price up to the amount stated. On this site, a bid is a maximum in whole dollars and can’t be withdrawn.",
},
buyNowPrice: {
term: "Buy Now price",
text: "A price at which you can buy a home immediately, which ends its auction. It’s available until a bid meets the reserve or, without a reserve, until the first bid.",
},
buyersPremium: {
term: "Buyer’s premium",
text: "A percentage that many auction houses add to the winning bid. There’s none here by default. If an auction had one, the first entry of its ledger would state it.",
},
commitment: {
term: "Commitment",
text: "A hash of an amount combined with a random number (the salt). It can be published without revealing the amount. Once the amount is revealed, the commitment shows that it wasn’t changed.",
},
counteroffer: {
term: "Counteroffer",
text: "When an auction ends below the reserve, the seller may propose one price above the high bid, up to the reserve. The high bidder has 24 hours to accept or decline it.",
},
extension: {
term: "Extension",
text: "Extra time added when a bid arrives late: the auction’s end moves to that bid’s time plus the auction’s extension time, usually five minutes.",
},
highBidder: {
term: "High bidder",
text: "The bidder who leads when an auction ends. The high bidder buys the home only if the reserve was met, there was no reserve, or the seller accepts the bid.",
},
bidIncrement: {
term: "Bid increment",
text: "The minimum step between the price and the next bid. It grows with the price, from $500 to $25,000.",
},
ledger: {
term: "Ledger",
text: "The public record of an auction. Each entry contains the hash of the entry before it, so anyone who saved a verification code can tell whether an earlier entry has been changed.",
},
verificationCode: {
term: "Verification code",
text: "The hash of the latest entry in a ledger. If you save it, you can check later that none of the entries up to it has changed.",
},
maximumBid: {
term: "Maximum bid",
text: "The most a bidder will pay. The system bids for the bidder up to this amount, and only as much as needed. A maximum can be raised but not lowered.",
},
outbid: {
term: "Outbid",
text: "Beaten by another bidder’s maximum. A bidder who has been outbid is no longer bound by that bid.",
},
proxyBidding: {
term: "Proxy bidding",
text: "You set a maximum, and the system bids for you. The price is the second-highest maximum plus one increment, but never more than the highest maximum.",
},
publishedReserve: {
term: "Published reserve",
text: "A reserve whose amount everyone can see from the start.",
},
receipt: {
term: "Receipt",
text: "What a bidder gets for every accepted bid: the maximum, salt, and commitment; the ledger entry with its hash; the price and end time before and after the bid; and the time it arrived.",
},
reserve: {
term: "Reserve",
text: "The lowest price the seller must accept. Once it’s met, the high bidder at the end wins. It may be lowered once, at least 24 hours before the end, and can’t be raised.",
},
salt: {
term: "Salt",
text: "Random bytes mixed into a commitment to keep anyone from finding the amount by trial and error.",
},
sealedReserve: {
term: "Sealed reserve",
text: "A reserve whose amount bidders can’t see until it’s met or the auction is over. Our server knows it, and its commitment is public from the start. In an auction that’s canceled before the first bid or to correct a material fact, it stays sealed.",
},
shillBid: {
term: "Shill bid",
text: "A bid by or for the seller to drive up the price. The terms forbid it, and we refuse bids from the seller’s accounts, staff accounts, and accounts with a known conflict of interest. We can’t prove who is behind an account.",
},
sniping: {
term: "Sniping",
text: "Bidding in the last second so that no one can respond. It doesn’t help where late bids extend the auction.",
},
softClose: {
term: "Soft close",
text: "An end time that moves when a bid arrives late. Here, a bid in the last few minutes (usually five) resets the end to that many minutes after the bid, as many times as it takes.",
},
startingBid: {
term: "Starting bid",
text: "The minimum first bid. Until someone bids, it’s shown as the price, but it isn’t anyone’s bid.",
},
};
