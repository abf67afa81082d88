// Compiled from messages/en/portfolio.json by `npm run messages`.

export const quickEdit = {
assetNumber: "Asset number",
note: "Internal note",
noteHelp: "Only members of your organization can see this note.",
save: "Save",
cancel: "Cancel",
saveOf: ({ title }: { title: string | number }) => `Save asset number and note for ${title}`,
changedMeanwhile: ({ now }: { now: string | number }) => `Another member changed this to “${now}” after you opened it. What you typed is still here; save again to replace the other member’s text.`,
clearedMeanwhile: "Another member cleared this after you opened it. What you typed is still here; save again to keep it.",
tooLong: ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
taken: "Another home has this asset number. Enter a different one.",
takenBy: ({ street }: { street: string | number }) => `Your home at ${street} has this asset number. Enter a different one.`,
};
