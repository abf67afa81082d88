// Compiled from messages/en/listings.json by `npm run messages`.

export const associationDues = {
condo: {
label: "Common charges",
includes: "Common charges include",
},
"co-op": {
label: "Maintenance",
includes: "Maintenance includes",
},
park: {
label: "Lot rent",
includes: "Lot rent includes",
},
other: {
label: "HOA dues",
includes: "HOA dues include",
},
};
