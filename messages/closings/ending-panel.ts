// Compiled from messages/en/closings.json by `npm run messages`.

export const endingPanel = {
saleDoesntClose: "If the sale doesn’t close",
};
