// Compiled from messages/en/favorites.json by `npm run messages`.

export const favoriteButtons = {
saveHome: "Save this home",
save: "Save",
compareHome: "Compare this home",
compare: "Compare",
};
