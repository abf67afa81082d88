// Compiled from messages/en/bulk-actions.json by `npm run messages`.

export const refusals = {
"wrong-phase": "This action’s status has changed. Reload the page to see the current status.",
"none-chosen": "Select at least one home.",
"too-many-chosen": ({ chosen }: { chosen: string | number }) => `Select up to ${chosen} homes one by one, or select all homes that match your filters.`,
"too-many-homes": ({ homes }: { homes: string | number }) => `An action can include up to ${homes} homes. Filter the list and try again.`,
"nothing-to-do": "There are no homes to change. Select other homes.",
"count-changed": "The number of homes has changed. Review the preview again.",
"one-running": "Your organization is already running an action. Start this one when that one is done.",
"actions-of-today": ({ actions }: { actions: string | number }) => `Your organization has reached its limit of ${actions} actions in 24 hours. Start this one later.`,
"nothing-to-undo": "There’s nothing left to undo.",
};
