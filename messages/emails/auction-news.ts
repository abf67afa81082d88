// Compiled from messages/en/emails.json by `npm run messages`.

export const auctionNews = {
outbid: {
title: "Outbid",
lead: "Another bidder is now in the lead.",
},
"leading-again": {
title: "Still leading",
lead: "Another bidder placed a bid, but you’re still in the lead.",
},
won: {
title: "You won",
lead: ({ whatBinds }: { whatBinds: string | number }) => `You were the high bidder when the auction ended. ${whatBinds}`,
},
bought: {
title: "You bought this home",
lead: ({ whatBinds }: { whatBinds: string | number }) => `You bought the home at the Buy Now price, which ended the auction. ${whatBinds}`,
},
"sold-now": {
title: "Sold at your Buy Now price",
lead: ({ whatBinds }: { whatBinds: string | number }) => `A bidder bought your home at the Buy Now price, which ended the auction. ${whatBinds}`,
},
decide: {
title: "Respond to the high bid",
lead: "Your auction ended below the reserve. Accept the high bid, decline it, or make the high bidder one counteroffer. If you don’t respond in time, neither side is bound.",
},
countered: {
title: ({ price }: { price: string | number }) => `Counteroffer of ${price}`,
lead: "You were the high bidder, but your bid didn’t meet the reserve. This is the seller’s one counteroffer. If you don’t respond in time, neither side is bound.",
},
accepted: {
title: "The seller accepted your bid",
lead: ({ whatBinds }: { whatBinds: string | number }) => `The auction ended below the reserve, and the seller accepted your high bid, so you won. ${whatBinds}`,
},
declined: {
title: "The seller declined your bid",
lead: "The auction ended below the reserve, and the seller declined your high bid. You’re no longer bound by it.",
},
agreed: {
title: "You bought this home",
lead: ({ whatBinds }: { whatBinds: string | number }) => `You accepted the seller’s counteroffer. ${whatBinds}`,
},
"counter-accepted": {
title: "Sold at your counteroffer price",
lead: ({ whatBinds }: { whatBinds: string | number }) => `The high bidder accepted your counteroffer. ${whatBinds}`,
},
"counter-declined": {
title: "Your counteroffer was declined",
lead: "The high bidder declined your counteroffer. Neither side is bound.",
},
lapsed: {
title: "Not sold",
lead: "The auction ended below the reserve, and the deadline to decide passed without a sale. You’re no longer bound by your bid.",
},
"no-bids": {
title: "No bids",
lead: "Your auction ended without any bids, so the home didn’t sell. You can relist it.",
},
};
