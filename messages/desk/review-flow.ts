// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const reviewFlow = {
title: "Review one by one",
position: ({ position, total }: { position: string | number; total: string | number }) => `${position} of ${total}`,
notWaiting: ({ total }: { total: number }) => `${(total === 0 ? "Nothing else is waiting" : (total === 1 ? `${formatCount(total)} other is waiting` : `${formatCount(total)} others are waiting`))}`,
previous: "Previous",
next: "Next",
open: "Open preview",
approve: "Approve…",
giveBack: "Return…",
keys: "Single-key shortcuts",
};
