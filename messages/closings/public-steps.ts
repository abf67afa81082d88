// Compiled from messages/en/closings.json by `npm run messages`.

export const publicSteps = {
sign: "Contract signed by both sides",
"deposit-received": "Earnest money in escrow",
closed: "Closed",
recorded: "Deed recorded",
};
