// Compiled from messages/en/imports.json by `npm run messages`.

export const tableFaults = {
empty: "This file has no rows. One row must contain the headings, and each row after it must describe one property.",
"too-many": "You’ve uploaded too many files. Wait a minute, then upload this one again.",
"too-large": ({ size }: { size: string | number }) => `This file is larger than ${size} MB. Split it and upload the parts.`,
"not-text": "This isn’t a spreadsheet we can read. Save it as XLSX or CSV and upload that.",
"bad-json": "This file isn’t valid JSON. Export it again, or upload the spreadsheet as CSV.",
"no-records": "No records found. RESO JSON must be a list of records or have a list under “value.”",
"too-many-rows": ({ rows }: { rows: string | number }) => `This file has more than ${rows} rows. Split it and upload the parts.`,
"too-many-columns": ({ columns }: { columns: string | number }) => `This file has more than ${columns} columns. Remove the ones you don’t need.`,
"open-quote": "A quotation mark is opened here but never closed. Close it or remove it.",
"long-row": "This row is too long. A quotation mark may have been opened here but never closed. Close it or remove it.",
"old-spreadsheet": "This is an older Excel file (XLS). Open it, save it as XLSX, and upload that.",
"damaged-spreadsheet": "We can’t read this spreadsheet. Open it, save it again as XLSX or CSV, and upload that.",
"locked-spreadsheet": "This spreadsheet is password-protected. Remove the password and upload it again.",
"heavy-spreadsheet": "This spreadsheet unpacks to more data than we can read. Remove pictures and other sheets, or save only the sheet you need as CSV, and upload that.",
"heavy-ods": "This OpenDocument spreadsheet unpacks to more data than we can read. Save it as XLSX or CSV, and upload that.",
"heavy-table": "This file takes more memory or time to read than we allow. Split it and upload the parts.",
};
