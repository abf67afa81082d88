// Compiled from messages/en/emails.json by `npm run messages`.

export const offerEmail = {
theDeadline: "the deadline",
offer: "Offer",
counteroffer: "Counteroffer",
respondBy: "Respond by",
price: "Price",
signBy: "Both sides must sign the contract by",
yourOffer: "Your offer",
yourCounteroffer: "Your counteroffer",
currentPrice: "Current price",
submitBy: "Submit by",
firstExpires: "First offer expires",
respondToOffer: "Respond to offer",
respondToCounteroffer: "Respond to counteroffer",
openClosingRoom: "Open closing room",
viewOffer: "View offer",
improveOffer: "Improve your offer",
compareOffers: "Compare offers",
viewOffers: "View offers",
};
