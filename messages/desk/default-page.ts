// Compiled from messages/en/desk.json by `npm run messages`.

export const defaultPage = {
default: "Default",
title: ({ side }: { side: string }) => `${(side === "buyer" ? "Buyer default" : "Seller default")}`,
facts: ({ place, price, at }: { place: string | number; price: string | number; at: string | number }) => `${place} · ${price} · ${at}`,
who: "See who defaulted",
home: "See the home",
lead: "A default stays on the account’s record. Suspending an account or blocking a bidder is a separate decision, made on its own page.",
why: "What action did you take?",
submit: "Close default",
handled: "This default is closed.",
limit: "Bid limit",
keepLimit: "Keep it at zero",
restoreLimit: "Restore the bid limit",
escrow: "What the escrow agent confirmed",
escrowHelp: "To restore the limit, say who confirmed what about the earnest money, when, and how you reached them.",
limitIsZero: "The default set the buyer’s bid limit to zero. You can restore it once the escrow agent has confirmed where the earnest money is.",
limitRestored: ({ escrow }: { escrow: string | number }) => `The bid limit was restored. What the escrow agent confirmed: ${escrow}`,
limitWasKept: "This default was closed before defaults began setting the bid limit to zero.",
log: "Log",
};
