// Compiled from messages/en/locations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const forSale = {
noHomesSale: "No homes for sale here right now",
searchWholeState: "Search the whole state",
subscribeFeedGet: (v: { link: Tag }) => rich(v.link("Subscribe to the feed"), " to get new listings. Nearby homes for sale are below."),
sale: "For sale",
seeAllSearch: (v: { available: string | number }) => `See all ${v.available} in search`,
seeSearch: "See in search",
newListingsCounty: (v: { link: Tag; county: string | number }) => rich(v.link("Subscribe to the feed"), " to get new listings in ", v.county, " County. Nearby homes for sale are below."),
};
