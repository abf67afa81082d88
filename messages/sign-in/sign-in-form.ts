// Compiled from messages/en/sign-in.json by `npm run messages`.

export const signInForm = {
submit: "Sign in",
busy: "Signing in…",
forgotten: "Forgot your password?",
};
