// Compiled from messages/en/site.json by `npm run messages`.

export const siteFooter = {
allPages: "All pages",
everySaleRequires: ({ site }: { site: string | number }) => `© ${site}. Every sale requires a written contract signed by the buyer and the seller.`,
bankOwnedProperty: "Bank-owned property, sold in the open.",
newYorkState: "New York State Fair Housing Notice",
housingOpenEveryone: "Housing here is open to everyone. Discrimination is against the law.",
homesCounty: "Homes by county",
};
