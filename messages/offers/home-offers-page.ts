// Compiled from messages/en/offers.json by `npm run messages`.

export const homeOffersPage = {
offersHome: "Offers on a home",
offersOnThisHome: "Offers on this home",
highestBestOffers: "Highest and best offers requested. We’re emailing every buyer.",
sealed: ({ sealedUntil }: { sealedUntil: string | number }) => `Sealed until ${sealedUntil}`,
requestedHighestBest: "You requested highest and best offers. Not even you can see new offers until the deadline. The offers below were made before your request.",
noOpenOffers: "No open offers",
eachOfferAppears: "Each offer appears here with its price, your net, financing, closing date, and contingencies.",
highestBestTitle: "Highest and best offers",
onceCanAsk: "You can ask all buyers for their highest and best offers by a deadline, but only once. These offers stay sealed until then, even from you, and you can’t respond to any offer in the meantime.",
endedOffers: "Ended offers",
byPolicy: "Sealed by policy: our server stores the offers, and our staff promises not to read them before the deadline.",
callSealed: ({ host }: { host: string | number }) => `The offers will be sealed even to us: each buyer’s browser encrypts them, and only an independent witness at ${host} and our server together can open them. If the witness doesn’t respond within 72 hours after the deadline (or before the offer period ends, if that’s sooner), the round is void and buyers can make new offers.`,
callByPolicy: "The offers will be sealed by policy: our server stores them, and our staff promises not to read them before the deadline.",
};
