// Compiled from messages/en/open-data.json by `npm run messages`.

export const choiceTexts = {
counties: "Counties, as they appear in this site’s URLs.",
cities: "Postal cities, lowercase with hyphens, such as saint-albans.",
zips: "Five-digit ZIP codes.",
kinds: "Property types.",
subTypes: "Property subtypes.",
saleFormats: "Sale types.",
phases: "Listing status. Default: homes that can still be bought. “all”: everything, including sold homes.",
reserves: "Whether the auction has a reserve, and whether it is met.",
occupancies: "Occupancy, if known.",
deedTypes: "Deed types.",
financing: "Financing accepted.",
priceChanges: "Whether the list price was reduced or raised.",
};
