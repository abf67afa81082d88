// Compiled from messages/en/closings.json by `npm run messages`.

export const backupPositionRow = {
maximumBidNot: ({ maximum }: { maximum: string | number }) => `Your maximum bid was ${maximum}. You’re not a backup buyer.`,
maximumBidBackup: ({ maximum, until }: { maximum: string | number; until: string | number }) => `Your maximum bid was ${maximum}. You’re a backup buyer through ${until}.`,
};
