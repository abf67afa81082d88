// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importCopy = {
checkAllRows: "Check all rows",
matched: ({ matched, columns }: { matched: string | number; columns: number }) => `${matched} of ${formatCount(columns)} column${(columns === 1 ? "" : "s")} matched`,
checkAgainColumns: "Check again with these columns",
dontImport: "Don’t import",
column: ({ number }: { number: string | number }) => `Column ${number}`,
fieldColumn: ({ number, heading }: { number: string | number; heading: string | number }) => `Field for column ${number}, ${heading}`,
example: ({ text }: { text: string | number }) => `Examples: ${text}`,
emptyFirstRows: "Empty in the first few rows",
columnWithoutHeading: ({ number }: { number: string | number }) => `Field for column ${number}, no heading`,
counts: ({ created, changed, same, faulty }: { created: string | number; changed: string | number; same: string | number; faulty: string | number }) => `${created} new, ${changed} updated, ${same} unchanged, ${faulty} to fix`,
nextRows: ({ first, last }: { first: string | number; last: string | number }) => `rows ${first} to ${last}`,
constantsTitle: "Answers that are the same for every home",
constantsHelp: "For example, choose the deed type here if every home has the same one. If a row has its own answer, we use that one. We’ll offer the same answers for your next spreadsheet.",
noConstant: "Not the same for all",
badConstants: ({ labels }: { labels: string | number }) => `Check these answers under “Answers that are the same for every home”: ${labels}.`,
};
