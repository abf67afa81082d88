// Compiled from messages/en/closings.json by `npm run messages`.

export const document = {
title: "Document title",
file: "File",
fileHelp: "PDF up to 30 MB; no passwords or scripts.",
submit: "Send document",
};
