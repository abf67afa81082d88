// Compiled from messages/en/site.json by `npm run messages`.

export const pageLinks = {
pages: "Pages",
previous: "Previous",
next: "Next",
pageOf: ({ page, pages }: { page: string | number; pages: string | number }) => `Page ${page} of ${pages}`,
};
