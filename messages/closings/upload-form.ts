// Compiled from messages/en/closings.json by `npm run messages`.

export const uploadForm = {
uploading: "Uploading…",
checking: "Checking the PDF…",
progress: "Upload progress",
failed: "The upload didn’t finish. Check your connection and make sure the file is no larger than 30 MB, then try again.",
};
