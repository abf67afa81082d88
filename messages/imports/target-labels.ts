// Compiled from messages/en/imports.json by `npm run messages`.

export const targetLabels = {
reference: "Asset number",
draftKey: "Draft key",
version: "Version",
unparsedAddress: "Full address",
streetNumber: "House number",
streetDirPrefix: "Direction before the street name",
streetName: "Street name",
streetSuffix: "Street type",
streetDirSuffix: "Direction after the street name",
taxBlock: "Tax block",
taxLot: "Tax lot",
lotSizeAcres: "Lot size (acres)",
startTimestamp: "Opening timestamp",
endTimestamp: "End timestamp",
photos: "Photo URLs",
};
