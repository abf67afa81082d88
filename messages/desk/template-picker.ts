// Compiled from messages/en/desk.json by `npm run messages`.

export const templatePicker = {
insert: "Insert a template:",
};
