// Compiled from messages/en/organizations.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const importsPage = {
importLabel: "Import",
line: (v: { number: string | number; refused: string | number }) => `Line ${v.number}: ${v.refused}`,
uploadTable: "Upload a table",
csvAnyProgram: (v: { limit: string | number; size: string | number }) => `CSV from any program, or RESO JSON, with up to ${v.limit} properties and ${v.size} MB. You match the columns, do a dry run to see what would change and which lines have errors, and then run the import. Good rows become drafts; nothing is published until a reviewer approves it.`,
uploadSameTable: "Upload the same table again whenever you like: we recognize a property by your own reference, or else by its address, and never add it twice.",
fileNotAccepted: "File not accepted",
propertyFile: "Property file",
uploadFile: "Upload file",
previousUploads: "Previous uploads",
untitledTable: "Untitled table",
state: (v: { state: string | number; rows: number }) => `${v.state} · ${(v.rows === 1 ? `${formatCount(v.rows)} row` : `${formatCount(v.rows)} rows`)}`,
};
