// Compiled from messages/en/sign-in.json by `npm run messages`.

export const googleSignIn = {
or: "or",
continueGoogle: "Continue with Google",
localCopyDoesnt: "A local copy doesn’t connect to Google. Choose a sample account:",
};
