// Compiled from messages/en/locations.json by `npm run messages`.

export const groupMetadata = {
pageNotFound: "Page not found",
medianPricesRecent: "Median prices, recent sale prices, and the taxes and rules that apply.",
};
