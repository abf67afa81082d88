// Compiled from messages/en/imports.json by `npm run messages`.

export const preview = {
title: "First homes as we read them",
line: ({ line }: { line: string | number }) => `Row ${line}`,
noStreet: "No street",
unit: ({ unit }: { unit: string | number }) => `Unit ${unit}`,
parcel: ({ parcel }: { parcel: string | number }) => `Parcel ${parcel}`,
};
