// Compiled from messages/en/sign-in.json by `npm run messages`.

export const loginModalHost = {
theresNoConnection: "We couldn’t connect",
needOneSign: "You need an internet connection to sign in. Try again in a moment.",
};
