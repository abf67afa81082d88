// Compiled from messages/en/costs.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const costsPage = {
whatCostsBuy: "What it costs to buy a New York home",
startBidSee: "Start from a bid to see the cash needed at closing, or from your cash to see your highest bid. The estimate includes transfer taxes, mansion tax, mortgage tax, title insurance, and costs until possession, each with its source.",
whatBidCosts: ({ amount, where }: { amount: string | number; where: string | number }) => `What a bid of ${amount} costs in ${where}`,
whatCashBuys: ({ amount, where }: { amount: string | number; where: string | number }) => `What ${amount} in cash buys in ${where}`,
notEnoughAny: ({ summary }: { summary: string | number }) => `${summary}: the cash isn’t enough for any bid.`,
bidNeedsCash: ({ summary, bid, cash, total }: { summary: string | number; bid: string | number; cash: string | number; total: string | number }) => `${summary}: a bid of ${bid} requires ${cash} in cash at closing; the total cost is ${total}.`,
anyPropertyState: ({ formatDay, link }: { formatDay: string | number; link: Tag }) => rich("Calculate the cost of buying any property in the state, listed here or elsewhere. Taxes and rates are as of ", formatDay, ": see ", link("every rate and its source"), ". The results are for guidance only, not legal or tax advice: your attorney and title company calculate the actual amounts."),
};
