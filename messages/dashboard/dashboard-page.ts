// Compiled from messages/en/dashboard.json by `npm run messages`.

export const dashboardPage = {
dashboard: "Dashboard",
};
