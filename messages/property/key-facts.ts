// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const keyFacts = {
propertyType: "Type",
occupancy: "Occupancy",
lotSize: "Lot",
none: "None",
estimatedValue: "Estimated value",
estimate: ({ amount, small, kind, source, asOf }: { amount: string | number; small: Tag; kind: string; source: string | number; asOf: string | number }) => rich(amount, " ", small(`${(kind === "appraisal" ? "Seller’s estimate" : "Seller’s estimate, not an appraisal")}: ${source}, as of ${asOf}`)),
financingAccepted: "Financing",
listed: "Listed",
updated: "Updated",
listingNumber: "Listing ID",
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
