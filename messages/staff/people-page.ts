// Compiled from messages/en/staff.json by `npm run messages`.

export const peoplePage = {
people: "People",
nameEmail: "Name or email",
show: "Show",
everyone: "Everyone",
noResults: "No results",
searchFirstLetters: "Search by the first letters of a name or email address.",
joined: ({ email, createdAt }: { email: string | number; createdAt: string | number }) => `${email} · joined ${createdAt}`,
staff: "Staff",
seller: "Seller",
suspended: "Suspended",
morePeople: "More people",
};
