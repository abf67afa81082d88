// Compiled from messages/en/accounts.json by `npm run messages`.

export const deletedWithAccount = {
signIn: "Your sign-in, all sessions, and the name, email address, phone number, and registration in your account.",
savedAndNotifications: "Saved homes and searches, notifications, push subscriptions, showings you requested, and your places as a backup buyer.",
limitRequest: "Your request for a higher bid limit, with its proof of funds.",
unpublishedListings: "Listings that were never published, with their photos and documents.",
openNegotiations: "Your place in open negotiations: pending offers are withdrawn, and we notify the sellers.",
};
