// Compiled from messages/en/lots.json by `npm run messages`.

export const formLotWords = {
soldTogether: "Homes sold together",
alone: "This home on its own",
splitOfPrice: "Price split",
notSold: "Not sold at auction; offered on its own again",
};
