// Compiled from messages/en/staff.json by `npm run messages`.

export const takedownLabels = {
"title-defect": "Title defect",
"no-authority": "Seller not authorized to sell",
"material-correction": "Incorrect material fact",
casualty: "Damage to the property",
"bankruptcy-stay": "Bankruptcy stay",
"court-order": "Court order",
fraud: "Proven fraud",
duplicate: "Duplicate listing",
"unlawful-words": "Unlawful wording",
};
