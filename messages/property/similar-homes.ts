// Compiled from messages/en/property.json by `npm run messages`.

export const similarHomes = {
similarHomes: "Similar homes",
};
