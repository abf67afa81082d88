// Compiled from messages/en/locations.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const locationView = {
asOf: ({ time, asOf }: { time: Tag; asOf: string | number }) => rich("As of ", time(`${asOf}`), "."),
pricesTimeMarket: "Prices and time on market",
allCounties: "All 62 counties",
sale: "For sale",
searchWholeState: "Search the whole state",
allCountiesLink: "All 62 counties",
propertyType: "By property type",
placesCounty: "Places in this county",
nearbyCounties: "Nearby counties",
zipCodes: "ZIP codes",
nearby: "Nearby",
topLocations: "Top locations",
otherPropertyTypes: "Other property types",
};
