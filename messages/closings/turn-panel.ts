// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const turnPanel = {
status: "Status",
due: (v: { deadline: Tag }) => rich("Was due ", v.deadline(""), "."),
due2: (v: { deadline: Tag }) => rich("Due ", v.deadline(""), "."),
canCuredAfter: (v: { deadline: Tag }) => rich("It can be cured until ", v.deadline(""), ". After that, the waiting side may declare a default."),
curePeriodEnded: "The cure period has ended.",
go: (v: { stepTitles: string | number }) => `Go to: ${v.stepTitles}`,
whatCanDo: "What you can do now",
wrote: (v: { side: string | number; reason: string | number }) => `${v.side} wrote: ${v.reason}`,
price: "Price",
earnestMoney: "Earnest money",
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: (v: { closingDays: number }) => `${(v.closingDays === 1 ? `${formatCount(v.closingDays)} day` : `${formatCount(v.closingDays)} days`)} from contract signing`,
closingBy: (v: { day: string | number }) => `By ${v.day}`,
};
