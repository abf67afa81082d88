// Compiled from messages/en/listings.json by `npm run messages`.

export const shareButtons = {
share: "Share",
copyLink: "Copy link",
print: "Print",
noConnection: "There’s no connection. Try again in a moment.",
};
