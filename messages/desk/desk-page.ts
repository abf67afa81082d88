// Compiled from messages/en/desk.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const deskPage = {
desk: "Staff desk",
lead: "Everything waiting for staff, oldest first. Claim an item before you work on it. A claim expires after two hours.",
search: "Search everything",
metrics: "Metrics",
reasons: "Reason templates",
stop: "Emergency stop",
decisionSaved: "Decision saved",
sellerEmailed: "We’re notifying the seller.",
reportClosed: "Report closed",
defaultClosed: "Default closed",
bulkDone: ({ done }: { done: number }) => `${(done === 0 ? "No decisions saved" : (done === 1 ? `${formatCount(done)} decision saved` : `${formatCount(done)} decisions saved`))}`,
bulkLeft: ({ left }: { left: number }) => `${formatCount(left)} decision${(left === 1 ? " wasn’t saved. Its item is still in the queue." : "s weren’t saved. Their items are still in the queue.")}`,
};
