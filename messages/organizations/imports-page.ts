// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';
import { rich, type Tag } from '../rich';

export const importsPage = {
importLabel: "Import",
line: ({ number, refused }: { number: string | number; refused: string | number }) => `Row ${number}: ${refused}`,
uploadTable: "Upload a spreadsheet",
csvAnyProgram: ({ limit, size }: { limit: string | number; size: string | number }) => `We accept Excel (XLSX), OpenDocument (ODS), CSV, TSV, and RESO JSON files of up to ${limit} properties and ${size} MB. You match the columns, do a dry run to see what would change and which rows have errors, and then run the import. Valid rows become drafts; nothing is published until a reviewer approves it. You can undo an import.`,
uploadSameTable: "Upload the same spreadsheet again whenever you like: we recognize a property by your asset number, or else by its address, and don’t add it twice.",
fileNotAccepted: "File not accepted",
propertyFile: "Property file",
uploadFile: "Upload file",
previousUploads: "Previous uploads",
untitledTable: "Untitled spreadsheet",
state: ({ state, rows }: { state: string | number; rows: number }) => `${state} · ${formatCount(rows)} row${(rows === 1 ? "" : "s")}`,
template: "Download a template",
templateHelp: "It has a column for every answer that a submission needs and one for photo URLs. You add documents, other photos, and your declaration on the site.",
photoUrls: ({ link }: { link: Tag }) => rich("Columns of photo URLs, such as “Photos” or “Photo 1,” are read too. We download the photos once you confirm the import. If your photos are files, upload a ZIP under ", link("Files"), "."),
};
