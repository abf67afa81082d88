// Compiled from messages/en/auctions.json by `npm run messages`.

export const registerHere = {
kept: ({ kind, amount }: { kind: string; amount: string | number }) => `${(kind === "purchase" ? `We’ve saved your purchase request for ${amount}. You can review it once you’re registered.` : `We’ve saved your ${amount} bid. You can review it once you’re registered.`)}`,
};
