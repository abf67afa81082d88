// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const saleSummary = {
saleTerms: "Sale terms",
price: "Price",
earnestMoney: "Earnest money",
cash: "Estimated cash to buy without a loan, earnest money included",
cashAmount: ({ link, amount, lien }: { link: Tag; amount: string | number; lien: string }) => rich(link(`${amount}`), (lien === "unknown" ? " plus a lien of unknown amount" : "")),
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: ({ closingDays }: { closingDays: number }) => `${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} from contract signing`,
closingBy: ({ day }: { day: string | number }) => `By ${day}`,
};
