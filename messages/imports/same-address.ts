// Compiled from messages/en/imports.json by `npm run messages`.

export const sameAddress = {
lead: "We don’t treat these rows as repeats, because their parcel numbers differ. If two rows are one home, remove one of them. If they’re two homes, add the unit of each, because every listing needs an address of its own.",
caption: "Rows with one address and two parcels side by side",
again: "Another parcel",
};
