// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const saleSummary = {
saleTerms: "Sale terms",
price: "Price",
earnestMoney: "Earnest money",
cash: "Cash needed at closing",
cashAmount: ({ link, amount, lien, day }: { link: Tag; amount: string | number; lien: string; day: string | number }) => rich(link(`${amount}`), (lien === "unknown" ? " plus a lien of unknown amount" : ""), ", by rates of ", day, " and with estimates"),
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: ({ closingDays }: { closingDays: number }) => `${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} from contract signing`,
closingBy: ({ day }: { day: string | number }) => `By ${day}`,
};
