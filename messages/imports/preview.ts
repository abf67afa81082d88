// Compiled from messages/en/imports.json by `npm run messages`.

export const preview = {
title: "How we read your first homes",
line: ({ line }: { line: string | number }) => `Row ${line}`,
noStreet: "No street",
unit: ({ unit }: { unit: string | number }) => `Unit ${unit}`,
parcel: ({ parcel }: { parcel: string | number }) => `Parcel ${parcel}`,
};
