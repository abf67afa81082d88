// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const repeatsTable = {
title: ({ count }: { count: number }) => `${formatCount(count)} row${(count === 1 ? " repeats" : "s repeat")} a home`,
lead: "The first row for each home is imported; the rows that repeat it are left out. Addresses and parcel numbers are converted to one format before they’re compared.",
caption: "Repeated homes side by side",
first: "First row",
again: "Repeated row",
more: ({ count }: { count: string | number }) => `Plus ${count} more.`,
};
