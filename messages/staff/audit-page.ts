// Compiled from messages/en/staff.json by `npm run messages`.

export const auditPage = {
auditLog: "Audit log",
everythingSellersStaff: "Everything sellers and staff have done, newest first. Entries can’t be edited.",
noResults: "No results",
searchMatchesWhole: "Search matches whole words in names, addresses, statuses, and reasons.",
olderEntries: "Older entries",
};
