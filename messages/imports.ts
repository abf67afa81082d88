// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importForm = {
run: (v: { rows: number }) => `Import ${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)}`,
};

export const stateLabels = {
mapping: "Columns not confirmed",
checking: "Dry run in progress",
checked: "Checked, not imported",
running: "Importing",
done: "Done",
stopped: "Stopped",
failed: "Failed",
};

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

export const importProgress = {
canLeavePage: "You can leave this page. We’ll keep working, and the result will be here.",
reloadPageSee: "Reload the page to see progress.",
};

export const importResult = {
newDrafts: "New drafts",
create: "To create",
updated: "Updated",
update: "To update",
unchanged: "Unchanged",
fix: "To fix",
nothingImport: "Nothing to import",
noRowTable: "No row in this table can be imported as is.",
everyRowAlready: "Every row is already here with the same data.",
rowsFix: (v: { faulty: number }) => `${(v.faulty === 1 ? `${formatCount(v.faulty)} row` : `${formatCount(v.faulty)} rows`)} to fix`,
rowsLeftFile: "These rows will be left out. The file has them as you sent them, with what to fix in the last column. Fix them and upload the file here; valid rows won’t be duplicated.",
downloadRows: "Download these rows",
plusMoreFile: (v: { faulty: string | number }) => `Plus ${v.faulty} more in the file.`,
errorsLine: "Errors by line",
line: "Line",
field: "Field",
whatFix: "What to fix",
wholeRow: "Whole row",
theseRowsWereLeft: "These rows were left out. The file has them as you sent them, with what to fix in the last column. Fix them and upload the file here; valid rows won’t be duplicated.",
};

export const importPage = {
rowsState: (v: { rows: number; state: string | number }) => `${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)} · ${v.state}`,
};
