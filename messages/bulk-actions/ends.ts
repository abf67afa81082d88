// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const ends = {
done: "This action is complete",
cancelled: "This action was canceled",
stopped: "This action was stopped",
failed: "This action failed",
cancelledText: "Changes already made stay in effect. The other homes are unchanged.",
stoppedText: "The member who started this action can no longer act for the organization. Changes already made stay in effect.",
failedText: "We tried several times. Changes already made stay in effect. Start a new action for the other homes.",
};
