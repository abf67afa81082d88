// Compiled from messages/en/favorites.json by `npm run messages`.

export const backHome = {
back: ({ street }: { street: string | number }) => `Back to ${street}`,
browseHomes: "Browse homes",
};
