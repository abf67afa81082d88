// Compiled from messages/en/closings.json by `npm run messages`.

export const cameFromWords = {
auction: "Sold at auction",
offer: "Sold through an accepted offer",
"buy-now": "Sold at the Buy Now price",
"back-up": "Sold to a backup buyer",
};
