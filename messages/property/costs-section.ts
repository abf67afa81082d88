// Compiled from messages/en/property.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const costsSection = {
totalCostBuy: "Total cost to buy",
earnestMoney: "Earnest money",
earnestMoneyTerms: ({ percent }: { percent: string | number }) => `${percent}% of the price, paid into escrow with the seller’s attorney`,
closing: "Closing",
withinDaysContract: ({ closingDays }: { closingDays: number }) => `Within ${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} of signing`,
sellersTransferTaxes: "Seller’s transfer taxes",
paidSeller: "Paid by the seller",
paidBuyerWhich: "Paid by the buyer, which raises the taxable price",
ownerOccupantHead: "Owner-occupant head start",
headStartAuction: ({ ownerOccupantDays }: { ownerOccupantDays: number }) => `For the first ${(ownerOccupantDays === 1 ? "day" : `${formatCount(ownerOccupantDays)} days`)} after the auction opens, only buyers who will live in the home can bid or make offers.`,
headStartListing: ({ ownerOccupantDays }: { ownerOccupantDays: number }) => `For the first ${(ownerOccupantDays === 1 ? "day" : `${formatCount(ownerOccupantDays)} days`)} after the listing date, only buyers who will live in the home can make offers.`,
};
