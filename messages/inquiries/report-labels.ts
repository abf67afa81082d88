// Compiled from messages/en/inquiries.json by `npm run messages`.

export const reportLabels = {
"wrong-facts": "Incorrect information",
"not-theirs": "The seller isn’t authorized to sell this home",
duplicate: "Duplicate listing",
discrimination: "Discrimination",
fraud: "Fraud",
"personal-data": "It shows people or personal information",
other: "Something else",
};
