// Compiled from messages/en/listings.json by `npm run messages`.

export const shareActions = {
linkCopied: "Link copied",
browserBlockedCopying: "Your browser blocked copying",
copyLinkHere: ({ address }: { address: string | number }) => `Copy this link: ${address}`,
};
