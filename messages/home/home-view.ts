// Compiled from messages/en/home.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const homeView = {
newMarket: "New on the market",
allNewProperties: "All new properties",
browseCounty: "Browse by county",
marketStats: "Market stats",
bankOwnedHomes: "Bank-owned homes, sold in the open.",
foreclosedBankOwned: "Foreclosed and bank-owned homes across New York’s 62 counties, at auction or at a fixed price. Every accepted bid is on a public ledger, and you can see whether the reserve is met.",
totals: ({ available, live, upcoming }: { available: number; live: number; upcoming: string | number }) => `${formatCount(available)} home${(available === 1 ? "" : "s")} for sale · ${formatCount(live)} live auction${(live === 1 ? "" : "s")} · ${upcoming} upcoming`,
};
