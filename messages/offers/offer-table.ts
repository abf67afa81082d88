// Compiled from messages/en/offers.json by `npm run messages`.

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
netPriceLess: "Net to you is the price less your share of the transfer taxes, before liens and attorney fees. Funds are the amount our staff saw in a buyer’s documents, capped at the highest price that buyer has offered.",
};
