// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const propertyHeading = {
county: ({ property, facts, countyOrParish }: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${property}${facts} · ${countyOrParish} County`,
addAuctionCalendar: "Add the auction to your calendar",
makeOfferBefore: ({ link, until }: { link: Tag; until: string | number }) => rich(link("Make an offer before the auction"), " by ", until),
listed: ({ listedAt }: { listedAt: string | number }) => `Listed ${listedAt}`,
listedUpdated: ({ listedAt, modifiedAt }: { listedAt: string | number; modifiedAt: string | number }) => `Listed ${listedAt} · Updated ${modifiedAt}`,
};
