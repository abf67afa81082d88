// Compiled from messages/en/searches.json by `npm run messages`.

export const savedSearch = {
name: "Name",
frequency: "Email alerts",
keep: "Save this search",
back: "Back to results",
save: "Save",
saveLabel: ({ name }: { name: string | number }) => `Save changes to ${name}`,
pause: "Pause",
start: "Resume",
undo: "Undo",
delete: "Delete",
about: ({ submit, name }: { submit: string | number; name: string | number }) => `${submit}: ${name}`,
};
