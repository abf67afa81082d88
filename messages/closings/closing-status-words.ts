// Compiled from messages/en/closings.json by `npm run messages`.

export const closingStatusWords = {
AwaitingContract: "Contract pending",
AwaitingDeposit: "Earnest money pending",
InClosing: "In closing",
Closed: "Closed",
Defaulted: "Ended in default",
FellThrough: "Fell through",
};
