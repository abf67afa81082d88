// Compiled from messages/en/organizations.json by `npm run messages`.

export const viewerFrame = {
title: "You’re a viewer in this organization",
text: "You can see everything here, but you can’t change anything. An owner of the organization can change your role.",
fields: "Fields you can’t change",
};
