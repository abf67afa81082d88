// Compiled from messages/en/listings.json by `npm run messages`.

export const shareButtons = {
share: "Share",
copyLink: "Copy link",
print: "Print",
noConnection: "We couldn’t connect. Check your connection and try again.",
};
