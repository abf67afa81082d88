// Compiled from messages/en/staff.json by `npm run messages`.

export const noOrganizations = {
noOrganizationsFound: "No organizations found",
searchFirstLetters: "Search by the first letters of any word in the name.",
noOrganizationsYet: "No organizations yet",
organizationsAppearOnce: "Organizations appear here once a seller creates one.",
};
