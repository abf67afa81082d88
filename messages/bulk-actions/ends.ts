// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const ends = {
done: "The action is done",
cancelled: "This action was canceled",
stopped: "This action was stopped",
failed: "This action failed",
cancelledText: "What was done before stays. The other homes are unchanged.",
stoppedText: "The member who started it can no longer act for the organization. What was done before stays.",
failedText: "It didn’t work after several tries. What was done before stays. Start a new action for the other homes.",
};
