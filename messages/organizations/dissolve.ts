// Compiled from messages/en/organizations.json by `npm run messages`.

export const dissolve = {
text: "You’re the organization’s only member, so leaving dissolves it. Listings that were never published will be deleted with their photos and documents, and open invitations will be canceled. Past auctions, their ledgers, and sales stay in the public record. To keep a copy of your listings, export them under “Listings” first. Or invite someone above, and transfer ownership once they join.",
sure: ({ name }: { name: string | number }) => `I want to dissolve ${name}. This can’t be undone.`,
submit: "Dissolve this organization",
};
