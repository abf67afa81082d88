// Compiled from messages/en/bulk-actions.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const page = {
title: "Bulk actions",
chosen: ({ homes }: { homes: number }) => `${formatCount(homes)} home${(homes === 1 ? " selected" : "s selected")}`,
chooseAction: ({ homes }: { homes: number }) => `What do you want to do with ${(homes === 1 ? "it" : "them")}?`,
nothingYet: "Nothing changes yet. First you’ll see what will change for each home and which homes will be left out.",
otherAction: "Choose another action",
toPortfolio: "Select homes",
noneChosen: "No homes selected",
noneChosenText: "Select homes in your organization’s portfolio, then choose what to do with them here.",
notPossible: "These homes can’t be changed this way",
earlier: "Earlier actions",
earlierRow: ({ state, homes, name, at }: { state: string | number; homes: number; name: string | number; at: string | number }) => `${state} · ${formatCount(homes)} home${(homes === 1 ? "" : "s")} · ${name} · ${at}`,
limits: ({ homes, actions }: { homes: string | number; actions: string | number }) => `An action can include up to ${homes} homes. Your organization can start up to ${actions} actions in 24 hours, one at a time.`,
};
