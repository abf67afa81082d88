// Compiled from messages/en/sign-in.json by `npm run messages`.

export const needsScript = {
needJavaScriptSign: "You need JavaScript to sign in. You can read everything public on this site without it.",
};
