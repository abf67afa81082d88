// Compiled from messages/en/listings.json by `npm run messages`.

export const shownSellers = {
"seller-not-verified": "Seller not yet verified",
"seller-not-shown": "Seller not shown",
};
