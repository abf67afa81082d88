// Compiled from messages/en/closings.json by `npm run messages`.

export const closingStatusWords = {
AwaitingContract: "Waiting for the contract",
AwaitingDeposit: "Waiting for the earnest money",
InClosing: "In closing",
Closed: "Closed",
Defaulted: "Ended in default",
FellThrough: "Fell through",
};
