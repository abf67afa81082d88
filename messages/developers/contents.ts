// Compiled from messages/en/developers.json by `npm run messages`.

export const contents = {
records: "Records",
};
