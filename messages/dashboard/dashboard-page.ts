// Compiled from messages/en/dashboard.json by `npm run messages`.
import { formatCount } from '@/lib/format';

export const dashboardPage = {
title: "Dashboard",
calendar: "Calendar",
notifications: "Notifications",
signedStaffStaff: "You’re signed in as staff. Staff accounts can’t bid.",
allBids: "All bids",
savedHomes: "Saved homes",
allSavedHomes: ({ count }: { count: number }) => `${(count === 1 ? `${formatCount(count)} saved home` : `All ${formatCount(count)} saved homes`)}`,
selectHeartHome: "Select the heart on a home to see it here with its price and dates.",
noneForSale: "None of your saved homes are available right now.",
allPurchases: "All purchases",
};
