// Compiled from messages/en/staff.json by `npm run messages`.

export const staffSection = {
log: "Log",
};
