// Compiled from messages/en/emails.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const bulkActionEmail = {
subjects: {
submit: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? "" : "s")} submitted for review`,
schedule: ({ done }: { done: number }) => `${(done === 1 ? `Auction scheduled for ${formatCount(done)} home` : `Auctions scheduled for ${formatCount(done)} homes`)}`,
"lower-prices": ({ done }: { done: number }) => `${(done === 1 ? `Price lowered for ${formatCount(done)} home` : `Prices lowered for ${formatCount(done)} homes`)}`,
confirm: ({ done }: { done: number }) => `Facts confirmed for ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
hold: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? "" : "s")} put on hold`,
resume: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? "" : "s")} back on the market`,
withdraw: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? "" : "s")} withdrawn`,
relist: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? "" : "s")} relisted`,
undo: ({ done }: { done: number }) => `Bulk action undone for ${formatCount(done)} home${(done === 1 ? "" : "s")}`,
},
done: ({ name }: { name: string | number }) => `${name}’s bulk action on your organization’s homes is complete.`,
ended: ({ name }: { name: string | number }) => `${name}’s bulk action on your organization’s homes ended early.`,
aMember: "A member",
changed: ({ done }: { done: number }) => `${formatCount(done)} home${(done === 1 ? " was changed." : "s were changed.")}`,
left: ({ left }: { left: number }) => `${formatCount(left)} home${(left === 1 ? " wasn’t changed." : "s weren’t changed.")} The results page says why.`,
link: ({ url }: { url: string | number }) => `Results: ${url}`,
};
