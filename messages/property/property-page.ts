// Compiled from messages/en/property.json by `npm run messages`.

export const propertyPage = {
bidHistory: "Bid history",
closingCostsExtra: "Closing costs are extra.",
};
