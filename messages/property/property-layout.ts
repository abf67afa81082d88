// Compiled from messages/en/property.json by `npm run messages`.

export const propertyLayout = {
sampleIllustrationsDrawn: "Sample illustrations drawn for this site. This home doesn’t exist.",
reportListing: "Report this listing",
};
