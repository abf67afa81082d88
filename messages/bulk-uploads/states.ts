// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const states = {
waiting: "Waiting for the import to finish",
receiving: "Upload not finished",
review: "Waiting for your review",
running: "Storing files",
done: "Done",
cancelled: "Canceled",
refused: "Not accepted",
stopped: "Stopped",
failed: "Failed",
};
