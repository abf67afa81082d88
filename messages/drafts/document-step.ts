// Compiled from messages/en/drafts.json by `npm run messages`.

export const documentStep = {
added: ({ title }: { title: string | number }) => `${title} added`,
removedCanUndo: ({ title }: { title: string | number }) => `${title} removed. You can undo this.`,
saved: "Saved",
restored: ({ file }: { file: string | number }) => `${file} restored`,
choosePdfFiles: "Choose PDF files",
pdfMbEach: "PDFs, up to 50 MB each; no passwords or scripts.",
noDocumentsYet: "No documents yet.",
};
