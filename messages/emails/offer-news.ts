// Compiled from messages/en/emails.json by `npm run messages`.

export const offerNews = {
received: {
title: ({ price }: { price: string | number }) => `Offer of ${price}`,
lead: ({ bindingWords }: { bindingWords: string | number }) => `A buyer made an offer on your home. Accept, counter, or decline it; otherwise, it expires. ${bindingWords}`,
},
countered: {
title: ({ price }: { price: string | number }) => `Counteroffer of ${price}`,
lead: ({ side, bindingWords }: { side: string; bindingWords: string | number }) => `${(side === "buyer" ? "The seller" : "The buyer")} sent a counteroffer. Accept, counter, or decline it; otherwise, it expires. ${bindingWords}`,
},
accepted: {
title: ({ price }: { price: string | number }) => `Offer accepted at ${price}`,
lead: ({ bindingWords, side }: { bindingWords: string | number; side: string }) => `${bindingWords} ${(side === "buyer" ? "The seller’s attorney will send you the contract. Have your attorney review it before you sign." : "Have your attorney prepare the contract, and send it in the closing room.")}`,
},
declined: {
title: ({ side }: { side: string }) => `${(side === "buyer" ? "Offer declined" : "Counteroffer declined")}`,
lead: ({ side }: { side: string }) => `${(side === "buyer" ? "The seller declined your offer" : "The buyer declined your counteroffer")}. Neither side is bound.`,
},
withdrawn: {
title: "Offer withdrawn",
lead: "The buyer withdrew the offer. Neither side is bound.",
},
lapsed: {
title: "Offer expired",
lead: "The offer wasn’t answered in time. Neither side is bound.",
},
"other-accepted": {
title: "Another offer was accepted",
lead: "The seller accepted another offer, so yours is no longer open. Neither you nor the seller is bound by your offer.",
},
called: {
title: ({ until }: { until: string | number }) => `Submit your highest and best offer by ${until}`,
lead: "The seller requested a highest and best offer from every buyer. Not even the seller can see yours before the deadline. You can leave your offer as it is.",
},
opened: {
title: "You can now see the highest and best offers",
lead: "The deadline has passed, and you can see every highest and best offer. Choose an offer before the first one expires.",
},
voided: {
title: "Sealed round voided",
lead: ({ side }: { side: string }) => `The independent witness didn’t release its keys in time, so no one could open the sealed offers. ${(side === "buyer" ? "Your sealed offer, if you sent one, is void, and neither side is bound by it. You can make a new offer." : "Offers made before your request are still open. Buyers can make new offers.")}`,
},
unreadable: {
title: ({ side }: { side: string }) => `${(side === "buyer" ? "Your sealed offer was disqualified" : "All sealed offers were disqualified")}`,
lead: ({ side }: { side: string }) => `${(side === "buyer" ? "The sealed offers were opened, but yours was disqualified. Your offers page shows why. Neither side is bound by it." : "The sealed offers were opened, but all of them were disqualified. The home’s page shows why.")}`,
},
};
