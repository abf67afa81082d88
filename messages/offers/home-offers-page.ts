// Compiled from messages/en/offers.json by `npm run messages`.

export const homeOffersPage = {
offersHome: "Offers on a home",
offersOnThisHome: "Offers on this home",
highestBestOffers: "Highest and best offers requested. We’re emailing every buyer.",
sealed: ({ sealedUntil }: { sealedUntil: string | number }) => `Sealed until ${sealedUntil}`,
requestedHighestBest: "You requested highest and best offers. Not even you can see new offers until then. The offers below were made before your request.",
noOpenOffers: "No open offers",
eachOfferAppears: "Each offer appears here with its price, your net, financing, closing date, and contingencies.",
highestBestTitle: "Highest and best offers",
onceCanAsk: "Once, you can ask all buyers for their highest and best offers by a deadline. These stay sealed until then, even from you, and no offer can be answered in the meantime.",
endedOffers: "Ended offers",
};
