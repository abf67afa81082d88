// Compiled from messages/en/costs.json by `npm run messages`.

export const costPlaces = {
town: ({ county, name }: { county: string | number; name: string | number }) => `${county} County (${name})`,
};
