// Compiled from messages/en/offers.json by `npm run messages`.

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
