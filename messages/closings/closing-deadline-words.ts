// Compiled from messages/en/closings.json by `npm run messages`.

export const closingDeadlineWords = {
AwaitingContract: "Deadline to sign the contract",
AwaitingDeposit: "Deadline to pay the earnest money",
InClosing: "Deadline to close",
};
