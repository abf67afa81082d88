// Compiled from messages/en/property.json by `npm run messages`.

export const saleStatus = {
saleClosedPrice: ({ closeDate }: { closeDate: string | number }) => `The sale closed on ${closeDate}. The price shown is the price in the deed.`,
saleAgreedMoving: "The buyer and seller have agreed on a sale, and it’s moving toward contract and closing. It can still fall through.",
sellerFoundBuyer: "The seller has found a buyer but still wants to hear from backup buyers.",
auctionBeingPrepared: "The auction is being prepared. Its terms and times will appear here.",
notSaleYet: "This home isn’t for sale yet, but you can ask the seller about it now.",
saleOutcome: "Sale outcome",
outcomePrice: ({ outcome, price }: { outcome: string | number; price: string | number }) => `${outcome} for ${price}`,
firstSaleEnded: "The first sale didn’t close. The home may go to a backup buyer; otherwise, the seller can relist it.",
};
