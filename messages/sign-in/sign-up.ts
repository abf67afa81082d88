// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signUp = {
name: "Your name",
submit: "Create account",
busy: "Creating account…",
};
