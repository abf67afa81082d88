// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const headingForm = {
label: "Header row",
option: ({ line, text }: { line: string | number; text: string | number }) => `Row ${line}: ${text}`,
submit: "Use this row",
recognized: ({ profile }: { profile: string | number }) => `We recognized this layout: ${profile}.`,
sheet: ({ sheet }: { sheet: string | number }) => `We read the rows from the sheet “${sheet}.”`,
sheetLabel: "Sheet to import",
sheetHelp: "We’ll read the columns again from the sheet you choose. Nothing has been imported yet.",
submitSheet: "Read this sheet",
countedSheet: ({ name, rows }: { name: string | number; rows: number }) => `${name} (${formatCount(rows)} row${(rows === 1 ? "" : "s")})`,
uncountedSheet: ({ name }: { name: string | number }) => `${name} (many rows)`,
emptySheets: ({ names }: { names: string | number }) => `Sheets without a table: ${names}.`,
};
