// Compiled from messages/en/auctions.json by `npm run messages`.

export const registerHere = {
kept: ({ kind, amount }: { kind: string; amount: string | number }) => `${(kind === "purchase" ? `Your purchase for ${amount} is kept; you can review it once you’re registered.` : `Your ${amount} bid is kept; you can review it once you’re registered.`)}`,
};
