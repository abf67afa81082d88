// Compiled from messages/en/imports.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importForm = {
run: (v: { rows: string | number }) => `Import ${v.rows}`,
};

export const stateLabels = {
mapping: "Columns not confirmed yet",
checking: "Dry run under way",
checked: "Checked, not run yet",
running: "Under way",
done: "Done",
stopped: "Stopped",
failed: "Broken off",
};

export const importCopy = {
checkEveryRow: "Check every row",
checkAgainThese: "Check again with these columns",
nothingLeaveOut: "Nothing: leave it out",
column: (v: { number: string | number }) => `Column ${v.number}`,
columnMeans: (v: { number: string | number; heading: string | number }) => `Column ${v.number}, ${v.heading}, means`,
withoutHeading: "without a heading",
suchAs: (v: { text: string | number }) => `Such as ${v.text}`,
emptyFirstRows: "Empty in the first rows",
newLabel: (v: { created: string | number }) => `${v.created} new`,
changed: (v: { changed: string | number }) => `${v.changed} changed`,
unchanged: (v: { same: string | number }) => `${v.same} unchanged`,
mend: (v: { faulty: string | number }) => `${v.faulty} to mend`,
};

export const importProgress = {
canLeavePage: "You can leave this page: it goes on, and the result stays here.",
loadPageAgain: "Load the page again to see how far it is.",
};

export const importResult = {
newDrafts: "New drafts",
wouldNewDrafts: "Would be new drafts",
changed: "Changed",
wouldChanged: "Would be changed",
unchanged: "Unchanged",
mend: "To mend",
thereNothingImport: "There is nothing to import",
noRowTable: "No row of this table is good as it is.",
everyRowHere: "Every row is here already, as the table says it.",
otherMend: (v: { faulty: number }) => `${(v.faulty === 1 ? `${formatCount(v.faulty)} row` : `${formatCount(v.faulty)} rows`)} to mend`,
theseRowsLeft: (v: { isDone: string | number }) => `These rows ${v.isDone} left out. The file holds them as you sent them, with what to mend in the last column: mend it and send it here, the good rows are not doubled.`,
getTheseRows: "Get these rows as a file",
moreWhichStand: (v: { faulty: string | number }) => `And ${v.faulty} more, which stand in the file.`,
whatWrongBy: "What is wrong, by line",
line: "Line",
field: "Field",
whatMend: "What to mend",
row: "The row",
};
