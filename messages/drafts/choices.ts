// Compiled from messages/en/drafts.json by `npm run messages`.

export const choices = {
acquiredBy: {
Foreclosure: "By foreclosure",
DeedInLieu: "By a deed in lieu of foreclosure",
Purchase: "By purchase",
Inheritance: "By inheritance or through an estate",
TaxForeclosure: "By tax foreclosure",
},
authority: {
Owner: "I am the owner",
Officer: "I represent the company or public body that owns it",
PowerOfAttorney: "I hold a power of attorney",
Fiduciary: "I am the executor, administrator, or trustee",
Broker: "I am a licensed broker with a listing agreement",
},
yesNoUnknown: {
yes: "Yes",
no: "No",
unknown: "Unknown",
},
hasLiens: {
yes: "Yes",
no: "None found",
},
violations: {
none: "None found",
open: "Yes",
unknown: "Unknown",
},
saleFormat: {
auction: "At auction",
"fixed-price": "At a fixed price",
},
saleMode: {
"published-reserve": "Published reserve, visible to everyone",
"sealed-reserve": "Sealed reserve, public once it’s met or the auction is over",
absolute: "No reserve",
},
estimateSource: {
Appraisal: "Appraisal",
"Broker’s price opinion": "Broker price opinion",
Assessment: "Tax assessment",
},
transferTaxPayer: {
Seller: "The seller",
Buyer: "The buyer",
},
occupancy: {
OwnerOccupied: "An owner or former owner",
},
};
