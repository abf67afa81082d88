// Compiled from messages/en/offers.json by `npm run messages`.

export const call = {
stands: "Time to respond",
submit: "Request highest and best offers",
};
