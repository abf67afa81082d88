// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewFlow = {
title: "Review one by one",
position: ({ position, total }: { position: string | number; total: string | number }) => `${position} of ${total}`,
notWaiting: ({ total }: { total: number }) => `${(total === 0 ? "No other submission is waiting" : (total === 1 ? `${formatCount(total)} other submission is waiting` : `${formatCount(total)} other submissions are waiting`))}`,
previous: "Previous",
next: "Next",
open: "Open preview",
approve: "Approve…",
giveBack: "Write note…",
sendBack: "Request changes…",
reject: "Reject…",
differences: "Differences",
keys: "Single-key shortcuts",
};
