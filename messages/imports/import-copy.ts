// Compiled from messages/en/imports.json by `npm run messages`.

export const importCopy = {
checkAllRows: "Check all rows",
checkAgainColumns: "Check again with these columns",
dontImport: "Don’t import",
column: (v: { number: string | number }) => `Column ${v.number}`,
fieldColumn: (v: { number: string | number; heading: string | number }) => `Field for column ${v.number}, ${v.heading}`,
example: (v: { text: string | number }) => `Example: ${v.text}`,
emptyFirstRows: "Empty in the first rows",
columnWithoutHeading: (v: { number: string | number }) => `Field for column ${v.number}, no heading`,
counts: (v: { created: string | number; changed: string | number; same: string | number; faulty: string | number }) => `${v.created} new, ${v.changed} updated, ${v.same} unchanged, ${v.faulty} to fix`,
nextRows: (v: { first: string | number; last: string | number }) => `rows ${v.first} to ${v.last}`,
};
