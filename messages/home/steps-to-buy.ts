// Compiled from messages/en/home.json by `npm run messages`.

export const stepsToBuy = {
title: "Buy in four steps",
seeFullProcess: "See the full process",
registerTitle: "Register for free",
registerText: "Confirm your email, then tell us your legal name, your address, and how you’ll take title.",
bidTitle: "Research the home and bid",
bidText: "Read the risk report and documents, then set your maximum. We bid for you, but only as much as needed.",
signTitle: ({ hours }: { hours: string | number }) => `Sign within ${hours} hours`,
signText: ({ percent, hours }: { percent: string | number; hours: string | number }) => `If you win, sign the contract. Then pay ${percent}% earnest money to the seller’s attorney within ${hours} hours of the last signature.`,
closeTitle: ({ days }: { days: string | number }) => `Close within ${days} days`,
closeText: "The title search, transfer tax forms, and closing follow a checklist with dates. Each auction states its own terms before you bid.",
};
