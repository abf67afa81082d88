// Compiled from messages/en/closings.json by `npm run messages`.

export const messagesPanel = {
messages: "Messages",
messagePages: "Message pages",
latestMessages: "Latest messages",
olderMessages: "Older messages",
none: "No messages yet. Write anything the other side should know; we’ll email it to them.",
};
