// Compiled from messages/en/locations.json by `npm run messages`.

export const salesTable = {
closedSalesPrice: "Closed sales with the price in the deed, most recent first",
property: "Property",
propertyType: "Property type",
saleType: "Sale type",
closed: "Closed",
perSqFt: "Per sq ft",
sold: "Sold for",
auction: "Auction",
fixedPrice: "Fixed price",
unknown: "Unknown",
};
