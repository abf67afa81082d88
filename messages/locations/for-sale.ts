// Compiled from messages/en/locations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const forSale = {
noHomesSale: "No homes for sale here right now",
searchWholeState: "Search the whole state",
subscribeFeedGet: ({ link }: { link: Tag }) => rich(link("Subscribe to the feed"), " to get new listings. For other homes for sale, see the links farther down."),
sale: "For sale",
seeAllSearch: ({ available }: { available: string | number }) => `See all ${available} in search`,
seeSearch: "See in search",
newListingsCounty: ({ link, county }: { link: Tag; county: string | number }) => rich(link("Subscribe to the feed"), " to get new listings in ", county, " County. To find homes for sale nearby, use the links farther down."),
};
