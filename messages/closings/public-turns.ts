// Compiled from messages/en/closings.json by `npm run messages`.

export const publicTurns = {
fellThrough: ({ why }: { why: string | number }) => `Fell through: ${why}`,
offeredToBackup: "Offered to the next backup buyer",
canBeRelisted: "The home can be relisted",
};
