// Compiled from messages/en/desk.json by `npm run messages`.

export const templatesPage = {
title: "Reason templates",
lead: "Reasons you use often. A template fills in the reason field, and you can edit the text before you decide.",
use: "Use for",
name: "Title",
text: "Text",
save: "Save template",
add: "Add template",
addTitle: "New template",
remove: "Remove",
removeLabel: ({ title }: { title: string | number }) => `Remove: ${title}`,
edit: ({ title }: { title: string | number }) => `Edit: ${title}`,
empty: "No templates yet",
emptyHelp: "Add the first one below.",
saved: "Template saved",
removed: "Template removed",
};
