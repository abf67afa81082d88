// Compiled from messages/en/closings.json by `npm run messages`.

export const deadlineWords = {
AwaitingContract: "contract",
AwaitingDeposit: "earnest money",
InClosing: "closing",
};
