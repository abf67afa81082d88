// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importResult = {
newDrafts: "New drafts",
create: "To create",
updated: "Updated",
update: "To update",
unchanged: "Unchanged",
fix: "To fix",
nothingImport: "Nothing to import",
noRowTable: "No rows in this table can be imported as is.",
everyRowAlready: "Every row is already on file with the same data.",
rowsFix: ({ faulty }: { faulty: number }) => `${formatCount(faulty)} row${(faulty === 1 ? "" : "s")} to fix`,
rowsLeftFile: "These rows will be left out. The file contains them as you sent them, and the last column says what to fix. Fix them and upload the file here; valid rows won’t be duplicated.",
downloadRows: "Download these rows",
plusMoreFile: ({ faulty }: { faulty: string | number }) => `Plus ${faulty} more in the file.`,
errorsLine: "Errors by line",
line: "Line",
field: "Field",
whatFix: "What to fix",
wholeRow: "Whole row",
theseRowsWereLeft: "These rows were left out. The file contains them as you sent them, and the last column says what to fix. Fix them and upload the file here; valid rows won’t be duplicated.",
};
