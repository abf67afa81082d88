// Compiled from messages/en/search.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const totalCostSwitch = {
hideAllPrice: "Hide total cost",
showAllPrice: "Show total cost",
allPriceNext: ({ link }: { link: Tag }) => rich("Total cost: the next bid or list price plus taxes and all buying costs, for a buyer who pays cash and will live in the home. Estimated when this page was generated. ", link("What’s included")),
};
