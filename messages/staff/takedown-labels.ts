// Compiled from messages/en/staff.json by `npm run messages`.

export const takedownLabels = {
"title-defect": "The title has a defect",
"no-authority": "The seller isn’t authorized to sell it",
"material-correction": "A material fact is wrong",
casualty: "The property was damaged",
"bankruptcy-stay": "A bankruptcy stay",
"court-order": "A court order",
fraud: "Proven fraud",
duplicate: "Duplicate listing",
"unlawful-words": "Unlawful wording",
};
