// Compiled from messages/en/listings.json by `npm run messages`.

export const cardSkeletons = {
loading: "Loading",
};
