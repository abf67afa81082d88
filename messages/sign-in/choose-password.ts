// Compiled from messages/en/sign-in.json by `npm run messages`.

export const choosePassword = {
submit: "Save password",
busy: "Saving…",
};
