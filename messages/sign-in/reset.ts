// Compiled from messages/en/sign-in.json by `npm run messages`.

export const reset = {
text: "Enter your email, and we’ll send you a link to choose a new password.",
sentTitle: "Check your email",
sentText: "If there’s an account for this address, a link is on its way.",
submit: "Send link",
submitAgain: "Resend link",
back: "Back to sign in",
};
