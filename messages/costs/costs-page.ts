// Compiled from messages/en/costs.json by `npm run messages`.

export const costsPage = {
whatCostsBuy: "What it costs to buy a New York home",
startBidSee: "Start from a bid to see the cash needed at closing, or from your cash to see your highest bid: transfer taxes, mansion tax, mortgage tax, title, and the time until possession, each with its source.",
whatBidCosts: (v: { amount: string | number; where: string | number }) => `What a bid of ${v.amount} costs in ${v.where}`,
whatCashBuys: (v: { amount: string | number; where: string | number }) => `What ${v.amount} in cash buys in ${v.where}`,
notEnoughAny: (v: { summary: string | number }) => `${v.summary}: not enough for any bid.`,
bidNeedsCash: (v: { summary: string | number; bid: string | number; cash: string | number; total: string | number }) => `${v.summary}: a bid of ${v.bid} needs ${v.cash} in cash at closing; the all-in price is ${v.total}.`,
anyPropertyState: (v: { formatDay: string | number }) => `For any property in the state, listed here or elsewhere. Taxes and rates as of ${v.formatDay}. For guidance only, not legal or tax advice: your attorney and title company calculate the actual amounts.`,
};
