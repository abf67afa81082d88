// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const draft = {
begin: "List a property",
submit: "Submit for review",
submitChange: "Submit changes for review",
publishChanges: "Publish changes",
takeBack: "Withdraw submission",
loss: ({ bids }: { bids: number }) => `I understand that this change ends the auction and that ${formatCount(bids)} bid${(bids === 1 ? " will be lost" : "s will be lost")}.`,
resubmit: "Resubmit for review",
};
