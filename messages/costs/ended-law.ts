// Compiled from messages/en/costs.json by `npm run messages`.

export const endedLaw = {
note: ({ county, until }: { county: string | number; until: string | number }) => `${county} County’s transfer tax law was set to expire on ${until}. We couldn’t determine whether the county extended it, so the tax is included as a possible cost. Ask the county clerk.`,
};
