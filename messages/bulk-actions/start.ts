// Compiled from messages/en/bulk-actions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const start = {
submit: ({ count }: { count: number }) => `Submit ${formatCount(count)} home${(count === 1 ? "" : "s")}`,
schedule: ({ count }: { count: number }) => `Schedule ${formatCount(count)} auction${(count === 1 ? "" : "s")}`,
"lower-prices": ({ count }: { count: number }) => `Lower ${formatCount(count)} price${(count === 1 ? "" : "s")}`,
confirm: ({ count }: { count: number }) => `Confirm facts for ${formatCount(count)} home${(count === 1 ? "" : "s")}`,
hold: ({ count }: { count: number }) => `Put ${formatCount(count)} home${(count === 1 ? "" : "s")} on hold`,
resume: ({ count }: { count: number }) => `Put ${formatCount(count)} home${(count === 1 ? "" : "s")} back on the market`,
withdraw: ({ count }: { count: number }) => `Withdraw ${formatCount(count)} home${(count === 1 ? "" : "s")}`,
relist: ({ count }: { count: number }) => `Relist ${formatCount(count)} home${(count === 1 ? "" : "s")}`,
undo: ({ count }: { count: number }) => `Undo changes to ${formatCount(count)} home${(count === 1 ? "" : "s")}`,
};
