// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const stepNav = {
steps: "Steps",
done: ({ done, stepIds }: { done: string | number; stepIds: string | number }) => `${done} of ${stepIds} done`,
ready: "Ready",
needsChanges: "Needs changes",
doneLabel: "Done",
open: ({ count }: { count: number }) => `${formatCount(count)} item${(count === 1 ? " left" : "s left")}`,
};
