// Compiled from messages/en/sign-in.json by `npm run messages`.

export const viewTabs = {
sign: "Sign in",
createAccount: "Create account",
};
