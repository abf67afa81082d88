// Compiled from messages/en/emails.json by `npm run messages`.

export const contactEmail = {
message: ({ topic }: { topic: string | number }) => `Message: ${topic}`,
propertyToSell: ({ county, address }: { county: string | number; address: string | number }) => `Property to sell in ${county} County: ${address}`,
question: ({ place }: { place: string | number }) => `Question about ${place}`,
placeAndId: ({ place, listingId }: { place: string | number; listingId: string | number }) => `${place} (Listing ID ${listingId})`,
about: "About",
property: "Property",
county: "County",
seller: "Seller",
page: "Page",
from: "From",
email: "Email",
phone: "Phone",
howToReply: "To respond, write to the email address above. Replies to this email don’t reach the sender.",
};
