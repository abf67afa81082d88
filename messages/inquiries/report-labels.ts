// Compiled from messages/en/inquiries.json by `npm run messages`.

export const reportLabels = {
"wrong-facts": "Incorrect information",
"not-theirs": "Seller not authorized to sell this home",
duplicate: "Duplicate listing",
discrimination: "Discrimination",
fraud: "Fraud",
"personal-data": "People or personal information shown",
other: "Something else",
};
