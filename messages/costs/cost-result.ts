// Compiled from messages/en/costs.json by `npm run messages`.

export const costResult = {
cashIsntEnough: "This isn’t enough cash for any bid",
closingAloneCosts: ({ amount }: { amount: string | number }) => `Closing costs alone come to more than ${amount}. Change the figures or add a loan.`,
highestBid: "Your highest bid",
cashNeededClosing: "Cash needed at closing",
bid: "Price",
priceWithPremium: "Price with the premium",
closingCosts: "Costs due at closing",
loan: "Loan",
monthlyLoanPayment: "Monthly loan payment",
costsPossession: "Costs until possession",
allPrice: "Total cost",
cliffs: ({ count }: { count: number }) => `${(count === 1 ? "Cost jump ahead" : "Cost jumps ahead")}`,
lastDollarCosts: ({ bid, cost, name }: { bid: string | number; cost: string | number; name: string | number }) => `Reaching ${bid} adds ${cost}: ${name}.`,
whatBringClosing: "What you bring to closing",
whatPayPossession: "What you pay until possession",
totalPossession: "Total until possession",
whatSellerPays: "What the seller pays",
sellersCosts: "Seller’s costs",
};
