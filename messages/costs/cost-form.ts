// Compiled from messages/en/costs.json by `npm run messages`.

export const costForm = {
calculate: "Calculate",
allPrice: "Total cost",
someEntriesCant: "Some entries aren’t valid",
fixMarkedFields: "Fix the marked fields.",
fixMarkedFieldsStale: "Fix the marked fields. Results below are from your last calculation.",
};
