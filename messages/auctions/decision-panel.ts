// Compiled from messages/en/auctions.json by `npm run messages`.

export const decisionPanel = {
waitingDecision: "Waiting for your decision",
nothingNeedsDecision: "Nothing needs your decision right now.",
};
