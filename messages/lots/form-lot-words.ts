// Compiled from messages/en/lots.json by `npm run messages`.

export const formLotWords = {
soldTogether: "Homes sold together",
alone: "This home alone",
splitOfPrice: "Split of the price",
notSold: "Not sold at their auction. This home is offered alone again",
};
