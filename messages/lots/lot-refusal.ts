// Compiled from messages/en/lots.json by `npm run messages`.

export const lotRefusal = {
about: ({ home, reason }: { home: string | number; reason: string | number }) => `${home}: ${reason}`,
};
