// Compiled from messages/en/bulk-uploads.json by `npm run messages`.

export const progress = {
storing: "Storing files",
count: ({ done, total }: { done: string | number; total: string | number }) => `${done} of ${total}`,
canLeave: "You can leave this page. We’ll keep working, and the result will appear here.",
reload: "Reload the page to see progress.",
};
