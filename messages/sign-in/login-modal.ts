// Compiled from messages/en/sign-in.json by `npm run messages`.

export const loginModal = {
sign: "Sign in",
createAccount: "Create an account",
checkEmail: "Check your email",
forgotPassword: "Forgot your password?",
confirmEmail: "Confirm your email",
};
