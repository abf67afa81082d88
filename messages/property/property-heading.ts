// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const propertyHeading = {
county: ({ property, facts, countyOrParish }: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${property}${facts} · ${countyOrParish} County`,
makeOfferBefore: ({ link, until }: { link: Tag; until: string | number }) => rich(link("Make an offer before the auction"), " by ", until),
};
