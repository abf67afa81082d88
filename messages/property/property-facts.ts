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
sqFt: ({ livingAreaSqft }: { livingAreaSqft: string | number }) => `${livingAreaSqft} sq ft`,
yearBuilt: "Year built",
units: "Units",
stories: "Stories",
fullHalf: ({ bathroomsFull, bathroomsHalf }: { bathroomsFull: string | number; bathroomsHalf: string | number }) => `${bathroomsFull} full, ${bathroomsHalf} half`,
full: ({ bathroomsFull }: { bathroomsFull: string | number }) => `${bathroomsFull} full`,
};
