// Compiled from messages/en/drafts.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const draftPage = {
listing: "My listing",
preview: "Preview",
previewOnlySeller: ({ link }: { link: Tag }) => rich("Preview. Only the seller and our reviewers can see this page. ", link("Back to the listing")),
};
