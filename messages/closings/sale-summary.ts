// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const saleSummary = {
saleTerms: "Sale terms",
price: "Price",
earnestMoney: "Earnest money",
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: ({ closingDays }: { closingDays: number }) => `${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} from contract signing`,
closingBy: ({ day }: { day: string | number }) => `By ${day}`,
};
