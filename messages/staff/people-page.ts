// Compiled from messages/en/staff.json by `npm run messages`.

export const peoplePage = {
people: "People",
nameEmail: "Name or email",
show: "Show",
everyone: "Everyone",
noResults: "No results",
searchFirstLetters: "Search by the first letters of a name or email address.",
joined: (v: { email: string | number; createdAt: string | number }) => `${v.email} · joined ${v.createdAt}`,
staff: "Staff",
seller: "Seller",
suspended: "Suspended",
morePeople: "More people",
};
