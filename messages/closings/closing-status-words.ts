// Compiled from messages/en/closings.json by `npm run messages`.

export const closingStatusWords = {
AwaitingContract: "Contract pending",
AwaitingDeposit: "Waiting for the earnest money",
InClosing: "In closing",
Closed: "Closed",
Defaulted: "Ended in default",
FellThrough: "Fell through",
};
