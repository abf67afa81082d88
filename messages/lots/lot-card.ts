// Compiled from messages/en/lots.json by `npm run messages`.

export const lotCard = {
lotOf: ({ homes }: { homes: string | number }) => `Lot of ${homes} homes`,
lotWith: ({ homes, others }: { homes: string | number; others: string | number }) => `Lot of ${homes} homes, with ${others}`,
lotPlace: ({ homes, all }: { homes: string | number; all: string | number }) => `Lot of ${homes} homes: ${all}`,
andMore: ({ first, more }: { first: string | number; more: string | number }) => `${first}; and ${more} more`,
};
