// Compiled from messages/en/accounts.json by `npm run messages`.

export const deletedWithAccount = {
signIn: "Your sign-in, all sessions, and the name, email address, phone number, and registration in your account.",
savedAndNotifications: "Saved homes and searches, notifications, push subscriptions, showings you requested, and any backup buyer positions.",
limitRequest: "Your request for a higher bid limit, with its proof of funds.",
unpublishedListings: "Listings that were never published, with their photos and documents.",
openNegotiations: "Your open negotiations: we withdraw your pending offers and notify the sellers.",
};
