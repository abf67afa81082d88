// Compiled from messages/en/staff.json by `npm run messages`.

export const claim = {
claim: "Claim for review",
release: "Release",
};
