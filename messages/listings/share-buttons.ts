// Compiled from messages/en/listings.json by `npm run messages`.

export const shareButtons = {
share: "Share",
copyLink: "Copy link",
print: "Print",
linkCopied: "Link copied",
browserBlockedCopying: "Your browser blocked copying",
copyLink2: (v: { address: string | number }) => `Copy the link from here: ${v.address}`,
};
