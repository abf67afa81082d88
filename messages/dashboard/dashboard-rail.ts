// Compiled from messages/en/dashboard.json by `npm run messages`.

export const dashboardRail = {
account: "Your account",
workspaces: "Workspaces",
};
