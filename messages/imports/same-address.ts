// Compiled from messages/en/imports.json by `npm run messages`.

export const sameAddress = {
lead: "These rows have the same address but different parcel numbers, so we don’t treat them as repeats. If two rows are the same home, remove one. If they’re two homes, add a unit number to each: every listing needs its own address.",
caption: "Rows with the same address and different parcels, side by side",
again: "Different parcel",
};
