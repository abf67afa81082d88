// Compiled from messages/en/imports.json by `npm run messages`.

export const headingForm = {
label: "Line with the headings",
option: ({ line, text }: { line: string | number; text: string | number }) => `Line ${line}: ${text}`,
submit: "Use this line",
recognized: ({ profile }: { profile: string | number }) => `We recognized this layout: ${profile}.`,
sheet: ({ sheet }: { sheet: string | number }) => `Read from the sheet “${sheet}.”`,
otherSheets: ({ sheet, others }: { sheet: string | number; others: string | number }) => `Read from the sheet “${sheet}.” Not read: ${others}. To import another sheet, save it as a file of its own.`,
};
