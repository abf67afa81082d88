// Compiled from messages/en/organizations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const leaveOrganization = {
handOverLeave: "Hand over and leave",
dissolve: "Dissolve",
leave: "Leave",
onlyMemberLeaving: ({ link }: { link: Tag }) => rich("You’re its only member, so leaving ends it. You can’t leave yet: one of its homes is on the market or in a sale. Take it off the market, or close the sale, under ", link("Listings"), ". Or invite someone above, and hand it over once they join."),
};
