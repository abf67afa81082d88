// Compiled from messages/en/emails.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bulkActionEmail = {
subjects: {
submit: ({ done }: { done: number }) => `Homes submitted for review: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
schedule: ({ done }: { done: number }) => `Auctions scheduled: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
"lower-prices": ({ done }: { done: number }) => `Prices lowered: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
confirm: ({ done }: { done: number }) => `Facts confirmed: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
hold: ({ done }: { done: number }) => `Homes put on hold: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
resume: ({ done }: { done: number }) => `Homes back on the market: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
withdraw: ({ done }: { done: number }) => `Homes withdrawn: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
relist: ({ done }: { done: number }) => `Homes relisted: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
undo: ({ done }: { done: number }) => `Bulk action undone: ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
},
done: ({ name }: { name: string | number }) => `${name}’s bulk action on your organization’s homes is complete.`,
ended: ({ name }: { name: string | number }) => `${name}’s bulk action on your organization’s homes ended early.`,
aMember: "A member",
changed: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? " was changed." : "s were changed.")}`,
left: ({ left }: { left: number }) => `${formatCount(left)} home${(left === 1 ? " was not changed." : "s were not changed.")} The results page says why.`,
link: ({ url }: { url: string | number }) => `Results: ${url}`,
};
