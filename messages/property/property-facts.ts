// Compiled from messages/en/property.json by `npm run messages`.

export const propertyFacts = {
propertyDetails: "Property details",
propertyType: "Property type",
lotSize: "Lot size",
listingNumber: "Listing number",
listed: "Listed",
bedrooms: "Bedrooms",
bathrooms: "Bathrooms",
livingArea: "Living area",
sqFt: (v: { livingAreaSqft: string | number }) => `${v.livingAreaSqft} sq ft`,
yearBuilt: "Year built",
units: "Units",
stories: "Stories",
fullHalf: (v: { bathroomsFull: string | number; bathroomsHalf: string | number }) => `${v.bathroomsFull} full, ${v.bathroomsHalf} half`,
full: (v: { bathroomsFull: string | number }) => `${v.bathroomsFull} full`,
};
