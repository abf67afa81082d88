// Compiled from messages/en/costs.json by `npm run messages`.

export const costResult = {
cashIsntEnough: "This cash isn’t enough for any bid",
closingAloneCosts: (v: { amount: string | number }) => `The closing alone costs more than ${v.amount}. Change the figures or add a loan.`,
highestBid: "Your highest bid",
cashNeededClosing: "Cash needed at closing",
bid: "Your bid",
loan: "Loan",
monthlyLoanPayment: "Monthly loan payment",
costsPossession: "Costs until possession",
allPrice: "All-in price",
cliffs: (v: { count: number }) => `${(v.count === 1 ? "Cost jump ahead" : "Cost jumps ahead")}`,
lastDollarCosts: (v: { bid: string | number; cost: string | number; name: string | number }) => `At ${v.bid}, the last dollar costs ${v.cost}: ${v.name}.`,
whatBringClosing: "What you bring to closing",
whatPayPossession: "What you pay until possession",
totalPossession: "Total until possession",
whatSellerPays: "What the seller pays",
sellersCosts: "Seller’s costs",
};
