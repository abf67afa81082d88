// Compiled from messages/en/open-data.json by `npm run messages`.

export const propertySchemas = {
caption: "Caption.",
whatImageShows: "What the image shows.",
saleDetailsWithout: "Sale details without a RESO field.",
auctionWhichReso: "The auction, for which RESO has no fields. Null if there is no auction.",
listingAmountsDollars: "A listing. Amounts are in dollars.",
imagesOrder: "The images, in order.",
imageResoField: "An image, with RESO field names.",
};
