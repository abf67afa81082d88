// Compiled from messages/en/listings.json by `npm run messages`.

export const shareCopy = {
noLongerSale: "No longer for sale",
};
