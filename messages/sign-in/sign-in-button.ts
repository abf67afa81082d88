// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signInButton = {
sign: "Sign in",
};
