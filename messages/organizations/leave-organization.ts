// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const leaveOrganization = {
handOverLeave: "Transfer ownership and leave",
dissolve: "Dissolve",
leave: "Leave",
onlyMemberLeaving: ({ link }: { link: Tag }) => rich("You’re the organization’s only member, so leaving dissolves it. You can’t leave while any of its homes is on the market or in closing. Withdraw each one, or complete its closing, under ", link("Listings"), ". Or invite someone above, and transfer ownership once they join."),
};
