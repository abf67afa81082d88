// Compiled from messages/en/drafts.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const listing = {
confirm: "Confirm everything is true",
change: "Edit listing",
relist: "Relist home",
discard: "Discard changes",
"move-auction": {
title: "Reschedule the auction",
text: "You can reschedule the auction until it starts. Auction terms are frozen, so we’ll cancel this auction and announce a new one. The new auction must start at least 24 hours from now.",
submit: "Reschedule auction",
},
"lower-reserve": {
title: "Lower the reserve",
text: "You can lower the reserve once, at least 24 hours before the auction ends. If the leading maximum bid reaches the new reserve, the reserve is met immediately.",
submit: "Review new reserve",
},
"cancel-auction": {
title: "Cancel the auction",
text: "The reason will be permanently public. The home will stay listed without an auction.",
opensReserve: "If anyone has bid, the sealed reserve will become public, too.",
lost: ({ bids }: { bids: number }) => `${formatCount(bids)} bid${(bids === 1 ? " will be lost." : "s will be lost.")}`,
submit: "Cancel auction",
},
"put-on-hold": {
title: "Put the home on hold",
text: "Visitors won’t be able to see the home. You can put it back on the market without a review as long as its facts are still confirmed.",
submit: "Put on hold",
},
resume: {
title: "Put the home back on the market",
text: "Visitors will see the home again right away.",
submit: "Put back on the market",
},
withdraw: {
title: "Take the home off the market",
text: "The home’s page will say that it’s no longer for sale and won’t show the price or documents. You can relist the home later.",
submit: "Take off the market",
},
};
