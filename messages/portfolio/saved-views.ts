// Compiled from messages/en/portfolio.json by `npm run messages`.

export const savedViews = {
views: "Saved views",
allHomes: "All homes",
save: "Save view",
saveThis: "Save this view",
name: "View name",
nameHelp: "A view saves the search, filters, sort order, and columns. Only you can see it.",
manage: "Rename or delete a view",
rename: "Rename",
renameOf: ({ name }: { name: string | number }) => `Rename “${name}”`,
delete: "Delete",
deleteOf: ({ name }: { name: string | number }) => `Delete “${name}”`,
deleted: ({ name }: { name: string | number }) => `View “${name}” deleted`,
undo: "Undo",
undoOf: ({ name }: { name: string | number }) => `Restore “${name}”`,
savedView: "View saved",
noName: "Enter a name.",
nameTooLong: ({ most }: { most: string | number }) => `Use ${most} characters or fewer for the name.`,
nameTaken: "You already have a view with this name.",
tooMany: ({ most }: { most: string | number }) => `You can save up to ${most} views. Delete one first.`,
noSuchView: "This view no longer exists. Reload the page.",
};
