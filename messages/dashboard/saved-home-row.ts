// Compiled from messages/en/dashboard.json by `npm run messages`.

export const savedHomeRow = {
notSetYet: "Not set yet",
};
