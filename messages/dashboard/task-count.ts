// Compiled from messages/en/dashboard.json by `npm run messages`.

export const taskCount = {
needYouNow: "needing your attention",
waitingForStaff: "waiting for staff",
};
