// Compiled from messages/en/favorites.json by `npm run messages`.

export const myHomes = {
noConnection: "No connection",
tryAgainMoment: "Try again in a moment.",
};
