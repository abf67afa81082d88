// Compiled from messages/en/search.json by `npm run messages`.

export const useEntries = {
couldntReachServer: "We couldn’t reach the server, so this wasn’t saved. Try again.",
};
