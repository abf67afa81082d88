// Compiled from messages/en/imports.json by `npm run messages`.

export const repeatsTable = {
lead: "The first row for each home is imported; the rows that repeat it are left out. Addresses and parcel numbers are converted to one format before they’re compared.",
caption: "Repeated homes side by side",
first: "First row",
again: "Repeated row",
};
