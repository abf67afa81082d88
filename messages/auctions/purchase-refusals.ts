// Compiled from messages/en/auctions.json by `npm run messages`.

export const purchaseRefusals = {
"signed-out": {
title: "Sign in to buy",
text: "After you sign in, you can continue with this purchase.",
},
"not-registered": {
title: "Register to buy first",
text: "Registration takes about two minutes: enter your legal name, address, and phone number, and accept the terms.",
},
"conflict-of-interest": {
title: "You can’t buy this home",
text: "We refuse purchases by staff, the listing broker, and accounts that share a name, household, or organization with the seller. We also refuse purchases by anyone who left the seller’s organization within the past year. If all you share with the seller is a name, contact us through the Contact page.",
},
"not-started": {
title: "The auction hasn’t started",
text: "You can buy once the auction opens.",
},
ended: {
title: "The auction has ended",
text: "Someone else bought the home first, or the auction had already ended.",
},
paused: {
title: "The auction is paused",
text: "The auction will be extended by the length of the pause.",
},
"sign-in-again": {
title: "Sign in again to buy at this price",
text: "For a price this high, you must have signed in within the last 15 minutes.",
},
};
