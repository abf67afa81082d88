// Compiled from messages/en/closings.json by `npm run messages`.

export const closingEndWords = {
financing: "the financing was denied",
title: "the title couldn’t be cleared",
condition: "the condition of the home",
contract: "no agreement on the contract",
other: "mutual agreement",
"nobody-acted": "neither side acted in time",
buyer: "the buyer defaulted",
seller: "the seller defaulted",
};
