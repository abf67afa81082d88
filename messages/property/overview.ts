// Compiled from messages/en/property.json by `npm run messages`.

export const overview = {
overview: "Overview",
readMore: "Read the full description",
};
