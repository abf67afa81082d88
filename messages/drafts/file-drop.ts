// Compiled from messages/en/drafts.json by `npm run messages`.

export const fileDrop = {
dropFilesChoose: "Drop files here, or choose them below",
uploadMbOnce: "Upload (up to 30 MB at once)",
};
