// Compiled from messages/en/favorites.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const savedPage = {
savedHomes: "Saved homes",
savedHomesStored: ({ link }: { link: Tag }) => rich("Your saved homes are stored in your browser, and only JavaScript can read them there. Turn on JavaScript for this site and reload the page to see them. Without it, you can ", link("browse all homes"), " and bookmark any home’s page."),
};
