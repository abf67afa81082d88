// Compiled from messages/en/desk.json by `npm run messages`.

export const defaultPage = {
default: "Default",
title: ({ side }: { side: string }) => `${(side === "buyer" ? "Buyer default" : "Seller default")}`,
facts: ({ place, price, at }: { place: string | number; price: string | number; at: string | number }) => `${place} · ${price} · ${at}`,
who: "See who defaulted",
home: "See the home",
lead: "A default counts against the account in its future offers and bids. Suspending an account or blocking a bidder is a separate decision, made on its own page.",
why: "What did you do?",
submit: "Close default",
handled: "This default is closed.",
log: "Log",
};
