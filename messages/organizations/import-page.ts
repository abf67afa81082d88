// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importPage = {
importLabel: "Import",
allTables: "All imports",
untitledTable: "Untitled spreadsheet",
checkingEveryRow: "Checking every row",
importing: "Importing",
tableImported: "Spreadsheet imported",
submitDraftsReview: "Submit the drafts for review once they’re complete.",
photosFollow: ({ photos }: { photos: number }) => `${formatCount(photos)} photo${(photos === 1 ? "" : "s")} from the URLs in the spreadsheet will be added in the background.`,
viewPhotos: "View photos",
viewListings: "View listings",
importStopped: "Import stopped",
personWhoStarted: "The person who started this import can no longer act for the organization. Rows already imported are kept. To continue, upload the spreadsheet again.",
importFailed: "Import failed",
couldntReadSave: ({ tableImport }: { tableImport: string | number }) => `We couldn’t read or save something in ${tableImport} of the spreadsheet after several tries. Rows imported before them are kept. To continue, upload the spreadsheet again. If the import fails at the same rows, leave them out.`,
whatColumnsMean: "What the columns mean",
datesTimesNew: "Dates and times are in New York time (ET) unless they include an offset.",
wellRememberNext: "We’ll remember these column matches for your next spreadsheet. Each row needs at least a ZIP code and a street address. If you include your asset number, we recognize a property even after its address is corrected.",
importCanceled: "Import canceled",
rowsBeforeStay: "Rows imported before the cancellation are kept. You can undo them below, or upload the spreadsheet again to continue.",
undoing: "Undoing the import",
importUndone: "Import undone",
undoneCounts: ({ deleted, restored, kept }: { deleted: number; restored: string | number; kept: string | number }) => `${formatCount(deleted)} draft${(deleted === 1 ? "" : "s")} deleted, ${restored} restored, and ${kept} kept because of later changes.`,
headings: "Column headings",
};
