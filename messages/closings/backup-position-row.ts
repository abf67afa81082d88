// Compiled from messages/en/closings.json by `npm run messages`.

export const backupPositionRow = {
maximumBidNot: (v: { maximum: string | number }) => `Your maximum bid was ${v.maximum}. You’re not a backup buyer.`,
maximumBidBackup: (v: { maximum: string | number; until: string | number }) => `Your maximum bid was ${v.maximum}. You’re a backup buyer until ${v.until}.`,
};
