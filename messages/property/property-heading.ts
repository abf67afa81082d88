// Compiled from messages/en/property.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const propertyHeading = {
county: (v: { property: string | number; facts: string | number; countyOrParish: string | number }) => `${v.property}${v.facts} · ${v.countyOrParish} County`,
addAuctionCalendar: "Add the auction to your calendar",
makeOfferBefore: (v: { link: Tag; until: string | number }) => rich(v.link("Make an offer before the auction"), " by ", v.until),
listed: (v: { listedAt: string | number }) => `Listed ${v.listedAt}`,
listedUpdated: (v: { listedAt: string | number; modifiedAt: string | number }) => `Listed ${v.listedAt} · Updated ${v.modifiedAt}`,
};
