// Compiled from messages/en/offers.json by `npm run messages`.

export const offerHistory = {
messageAdded: ({ at }: { at: string | number }) => `Added ${at} after a reviewer read it.`,
history: "History",
open: ({ expiresAt }: { expiresAt: string | number }) => `Open until ${expiresAt}`,
you: "You",
seller: "The seller",
submittedOffer: ({ who }: { who: string | number }) => `${who} submitted the offer`,
submittedHighestBest: ({ who }: { who: string | number }) => `${who} submitted a highest and best offer`,
sentCounteroffer: ({ who }: { who: string | number }) => `${who} sent a counteroffer`,
acceptedOffer: ({ who }: { who: string | number }) => `${who} accepted the offer`,
endedAnotherOffer: "Ended: another offer was accepted",
declinedOffer: ({ who }: { who: string | number }) => `${who} declined the offer`,
withdrewOffer: ({ who }: { who: string | number }) => `${who} withdrew the offer`,
expiredNoResponse: "Expired: no response in time",
requestedHighestBest: ({ who, deadline }: { who: string | number; deadline: string | number }) => `${who} requested highest and best offers by ${deadline}`,
highestBestOffers: "The highest and best offers were opened",
roundVoid: "The sealed offers couldn’t be opened in time, so that round is void",
};
