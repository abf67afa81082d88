// Compiled from messages/en/auctions.json by `npm run messages`.

export const bidStatus = {
buying: ({ amount }: { amount: string | number }) => `Buying for ${amount}…`,
sendingBid: ({ amount }: { amount: string | number }) => `Sending your bid of ${amount}…`,
boughtHome: "You bought this home",
priceAuctionOver: ({ price, seq }: { price: string | number; seq: string | number }) => `The price is ${price}. The auction is over, as recorded in entry ${seq} of its public ledger. Your closing room has every step and the first deadline.`,
openClosingRoom: "Open closing room",
checkNow: "Check now",
dismiss: "Dismiss",
unconfirmedBidTitle: ({ amount }: { amount: string | number }) => `Your bid of ${amount} isn’t confirmed yet`,
unconfirmedBid: "The connection failed, so we may or may not have received your bid. We’ll check as soon as you’re back online and resend it only if you tell us to. One exception: if our server says it’s busy, this page keeps resending the same bid for up to five seconds. Your bid counts at most once.",
unconfirmedPurchaseTitle: ({ amount }: { amount: string | number }) => `Your purchase for ${amount} isn’t confirmed yet`,
unconfirmedPurchase: "The connection failed, so we may or may not have received your purchase request. We’ll check as soon as you’re back online and resend it only if you tell us to. One exception: if our server says it’s busy, this page keeps resending the same request for up to five seconds. Your request counts at most once.",
};
