// Compiled from messages/en/sign-in.json by `npm run messages`.

export const loginModalHost = {
theresNoConnection: "There’s no connection",
needOneSign: "You need one to sign in. Try again in a moment.",
};
