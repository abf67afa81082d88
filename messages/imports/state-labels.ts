// Compiled from messages/en/imports.json by `npm run messages`.

export const stateLabels = {
mapping: "Columns not confirmed",
checking: "Dry run in progress",
checked: "Checked, not imported",
running: "Importing",
done: "Done",
stopped: "Stopped",
failed: "Failed",
canceled: "Canceled",
undoing: "Undoing",
undone: "Undone",
};
