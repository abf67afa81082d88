// Compiled from messages/en/staff.json by `npm run messages`.

export const searchForm = {
search: "Search",
};
