// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const stepNav = {
steps: "Steps",
done: (v: { done: string | number; stepIds: string | number }) => `${v.done} of ${v.stepIds} done`,
ready: "Ready",
done2: "Done",
open: (v: { count: number }) => `${(v.count === 1 ? `${formatCount(v.count)} item left` : `${formatCount(v.count)} items left`)}`,
};
