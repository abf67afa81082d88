// Compiled from messages/en/closings.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const stepper = {
progress: "Progress",
name: {
contract: "Contract",
deposit: "Earnest money",
title: "Title",
closing: "Closing",
recorded: "Recorded",
},
done: ({ day }: { day: string | number }) => `Done ${day}`,
due: ({ moment }: { moment: string | number }) => `Due ${moment}`,
by: ({ day }: { day: string | number }) => `By ${day}`,
stopped: ({ day }: { day: string | number }) => `Ended ${day}`,
inProgress: "In progress",
afterSigning: "Within 72 hours of signing",
beforeClosing: "Before closing",
daysAfterSigning: ({ closingDays }: { closingDays: number }) => `${formatCount(closingDays)} day${(closingDays === 1 ? "" : "s")} after signing`,
afterClosing: "After closing",
notReached: "Not reached",
};
