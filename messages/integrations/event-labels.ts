// Compiled from messages/en/integrations.json by `npm run messages`.

export const eventLabels = {
"draft.created": "Draft created",
"draft.submitted": "Draft submitted",
"draft.returned": "Draft returned by reviewers",
"home.published": "Home published",
"home.changed": "Home changed",
"home.withdrawn": "Home withdrawn or on hold",
"auction.scheduled": "Auction scheduled",
"auction.opened": "Auction opened",
"auction.paused": "Auction paused",
"auction.resumed": "Auction resumed",
"auction.outage": "Auction extended or reopened after an outage",
"auction.closed": "Auction closed",
"auction.outcome": "Auction outcome decided",
"question.asked": "Question asked",
"closing.opened": "Sale opened",
"closing.step": "Sale updated",
"closing.ended": "Sale fell through",
"home.sold": "Home sold",
"webhook.test": "Test event",
};
