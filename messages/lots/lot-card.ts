// Compiled from messages/en/lots.json by `npm run messages`.

export const lotCard = {
lotOf: ({ homes }: { homes: string | number }) => `Lot of ${homes} homes`,
};
