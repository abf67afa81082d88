// Compiled from messages/en/accounts.json by `npm run messages`.

export const accountApi = {
theresNoConnection: "There’s no connection. Check it and try again.",
somethingWentWrong: "Something went wrong. Try again in a moment.",
};
