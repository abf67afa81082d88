// Compiled from messages/en/closings.json by `npm run messages`.

export const sideWords = {
buyer: "The buyer",
seller: "The seller",
};
