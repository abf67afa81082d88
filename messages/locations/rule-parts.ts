// Compiled from messages/en/locations.json by `npm run messages`.

export const ruleParts = {
goodCauseLaw: "A tenant may be evicted, or denied a lease renewal, only for good cause. A rent increase above 10%, or above 5% plus inflation if that’s lower, is presumed unreasonable. Exemptions include owners of up to ten units, owner-occupied buildings of up to ten units, condominiums, co-ops, units with rents above 245% of the fair market rent, and, for 30 years, buildings with a certificate of occupancy issued on or after January 1, 2009.",
townRate: ({ town, rate }: { town: string | number; rate: string | number }) => `${town}: ${rate}`,
and: " and ",
};
