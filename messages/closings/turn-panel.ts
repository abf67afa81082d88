// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const turnPanel = {
status: "Status",
due: ({ deadline }: { deadline: Tag }) => rich("Was due ", deadline(""), "."),
due2: ({ deadline }: { deadline: Tag }) => rich("Due ", deadline(""), "."),
canCuredAfter: ({ deadline }: { deadline: Tag }) => rich("It can be cured until ", deadline(""), ". After that, the waiting side may declare a default."),
curePeriodEnded: "The cure period has ended.",
go: ({ stepTitles }: { stepTitles: string | number }) => `Go to: ${stepTitles}`,
whatCanDo: "What you can do now",
wrote: ({ side, reason }: { side: string | number; reason: string | number }) => `${side} wrote: ${reason}`,
price: "Price",
earnestMoney: "Earnest money",
closing: "Closing",
buyer: "Buyer",
seller: "Seller",
daysContractSigning: ({ closingDays }: { closingDays: number }) => `${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} from contract signing`,
closingBy: ({ day }: { day: string | number }) => `By ${day}`,
};
