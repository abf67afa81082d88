// Compiled from messages/en/accounts.json by `npm run messages`.

export const accountApi = {
theresNoConnection: "We couldn’t connect. Check your connection and try again.",
somethingWentWrong: "Something went wrong. Try again in a moment.",
};
