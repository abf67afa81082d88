// Compiled from messages/en/searches.json by `npm run messages`.

export const savedSearch = {
name: "Name",
frequency: "Email alerts",
keep: "Save this search",
back: "Back to results",
save: "Save",
saveLabel: (v: { name: string | number }) => `Save changes to ${v.name}`,
pause: "Pause",
start: "Resume",
undo: "Undo",
delete: "Delete",
about: (v: { submit: string | number; name: string | number }) => `${v.submit}: ${v.name}`,
};
