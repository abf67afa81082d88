// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signInPrompt = {
signCreateAccount: "Sign in or create an account",
};
