// Compiled from messages/en/sign-in.json by `npm run messages`.

export const needsScript = {
needJavaScriptSign: "You need JavaScript to sign in. You can view all public pages without it.",
};
