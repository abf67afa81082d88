// Compiled from messages/en/sign-in.json by `npm run messages`.

export const invalidLink = {
linkNoLonger: "This link no longer works",
alreadyUsedExpired: "The link was already used, has expired, or is incomplete. If you’ve already confirmed your email, just sign in. Otherwise, use “Forgot your password?” to request a new link.",
sign: "Sign in",
};
