// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const sending = {
reading: "Reading the file",
sending: "Uploading",
waiting: "Waiting for a connection",
checking: "Reading the contents",
cancel: "Cancel upload",
keepOpen: "Keep this page open until the upload finishes. If it’s interrupted, choose the same file to continue.",
};
