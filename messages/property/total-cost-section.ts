// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const totalCostSection = {
totalCostBuy: "Total cost to buy",
whatBringClosing: "What you bring to closing",
cashNeededClosing: "Cash needed at closing",
homeLienStay: "This home has a lien that will stay with it, and its amount is unknown. It’s an additional cost and isn’t included in the total.",
contractMakesPay: (v: { money: Tag; amount: string | number }) => rich("If the contract makes you pay the seller’s taxes, as bank contracts often do, add ", v.money(`${v.amount}`), "."),
seeEveryLine: "See every line with its rule and source, or try another bid or a loan",
atNextBid: (v: { bid: string | number }) => `For a cash purchase at ${v.bid}, the minimum next bid when this page was generated.`,
atListPrice: (v: { bid: string | number }) => `For a cash purchase at ${v.bid}, the list price.`,
untilPossession: (v: { money: Tag; amount: string | number; monthsUntilKeys: number }) => rich("Until you take possession, add ", v.money(`${v.amount}`), ": the occupants may stay at least ", (v.monthsUntilKeys === 1 ? `${formatCount(v.monthsUntilKeys)} month` : `${formatCount(v.monthsUntilKeys)} months`), ", and taxes and charges continue."),
};
