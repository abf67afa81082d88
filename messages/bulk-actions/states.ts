// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const states = {
planning: "Checking the homes",
review: "Waiting for your confirmation",
running: "Running",
done: "Done",
cancelled: "Canceled",
stopped: "Stopped",
failed: "Failed",
};
