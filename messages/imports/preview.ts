// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const preview = {
title: "How we read the first few homes",
line: ({ line }: { line: string | number }) => `Row ${line}`,
noStreet: "No street",
unit: ({ unit }: { unit: string | number }) => `Unit ${unit}`,
parcel: ({ parcel }: { parcel: string | number }) => `Parcel ${parcel}`,
photos: ({ count }: { count: number }) => `${formatCount(count)} photo${(count === 1 ? "" : "s")}`,
};
