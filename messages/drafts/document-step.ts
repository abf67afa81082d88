// Compiled from messages/en/drafts.json by `npm run messages`.

export const documentStep = {
added: (v: { title: string | number }) => `${v.title} added`,
removedCanUndo: (v: { title: string | number }) => `${v.title} removed. You can undo this.`,
saved: "Saved",
restored: (v: { file: string | number }) => `${v.file} restored`,
choosePdfFiles: "Choose PDF files",
pdfMbEach: "PDF up to 50 MB each; no passwords or scripts.",
noDocumentsYet: "No documents yet.",
};
