// Compiled from messages/en/glossary.json by `npm run messages`.

export const foreclosureTerms = {
bankOwned: {
term: "Bank-owned",
text: "Owned by a lender that took the property through a foreclosure or a deed in lieu of foreclosure and is now selling it.",
},
deedInLieuOfForeclosure: {
term: "Deed in lieu of foreclosure",
text: "A deed by which an owner in default gives the property to the lender to end the debt without a foreclosure.",
},
deficiency: {
term: "Deficiency",
text: "What is still owed after a foreclosure sale brings in less than the debt. The lender must ask the court for it within 90 days of the deed (RPAPL § 1371).",
},
foreclosure: {
term: "Foreclosure",
text: "The lawsuit a lender files to have a mortgaged property sold to pay the debt. In New York, it always goes through a court.",
},
formerOwner: {
term: "Former owner",
text: "The person who owned a property before its foreclosure. Only a court can have a former owner removed. First, the former owner must be shown the deed and given ten days’ notice (RPAPL § 713(5)).",
},
goodCauseEviction: {
term: "Good Cause Eviction",
text: "A law in effect since April 20, 2024, in New York City and in municipalities that have opted in. It gives many tenants the right to stay and presumes that large rent increases are unreasonable. There are many exceptions.",
},
holdoverProceeding: {
term: "Holdover proceeding",
text: "The court case to regain possession from someone whose right to stay has ended.",
},
judgmentOfForeclosureAndSale: {
term: "Judgment of foreclosure and sale",
text: "The court’s decision that the property must be sold. It states the debt and names the referee who conducts the sale.",
},
judgmentLien: {
term: "Judgment lien",
text: "A creditor’s judgment docketed with a county clerk. It encumbers the debtor’s real property in that county.",
},
leadPaintDisclosure: {
term: "Lead paint disclosure",
text: "Before a buyer of a home built before 1978 is bound, the seller must provide the EPA pamphlet, disclose what is known about lead paint, and allow ten days to inspect. The buyer may waive the inspection. A bank’s resale isn’t exempt.",
},
lien: {
term: "Lien",
text: "A creditor’s claim on a property, such as a mortgage, a judgment, unpaid taxes, or water charges. A listing says whether each known lien is paid at closing or stays with the home.",
},
lisPendens: {
term: "Lis pendens",
text: "The notice, filed with the county clerk when a foreclosure begins, that the property is the subject of a lawsuit. Also called a notice of pendency.",
},
occupancy: {
term: "Occupancy",
text: "Whether anyone lives in a property and, if so, who: a former owner, tenants, or both. Each listing states this with its source and date, or says that it’s unknown.",
},
referee: {
term: "Referee",
text: "The person a court appoints to sell a foreclosed property at a public sale. Those sales don’t take place on this site.",
},
refereesDeed: {
term: "Referee’s deed",
text: "The deed from a foreclosure sale. It transfers what the court ordered sold and promises nothing.",
},
reo: {
term: "REO",
text: "Real estate owned: banks’ term for property that came back to the lender in a foreclosure. A lender that buys the home at its own foreclosure sale must put it back on the market within 180 days of the deed, or 90 days after rehabilitation (RPAPL § 1353).",
},
rentStabilized: {
term: "Rent-stabilized",
text: "Under rent regulation: the tenant has a right to renew the lease, and the rent can rise only as much as a rent guidelines board allows. A sale doesn’t change that.",
},
rpapl1305: {
term: "RPAPL § 1305",
text: "The law that lets most tenants of a foreclosed property stay for 90 days after receiving notice or until the end of a lease that qualifies, whichever is longer. It can bind a later buyer too.",
},
servicer: {
term: "Servicer",
text: "The company that manages a loan, and often the foreclosed property, for the lender.",
},
surplusMoney: {
term: "Surplus money",
text: "The amount a foreclosure sale brings in above the debt. It belongs to junior lienholders and the former owner, who claim it in court.",
},
taxLien: {
term: "Tax lien",
text: "The municipality’s claim for unpaid property tax. It takes priority over every mortgage.",
},
upsetPrice: {
term: "Upset price",
text: "The lowest price that a referee or a court accepts at a foreclosure sale. Other auctions call it the reserve.",
},
vacant: {
term: "Vacant",
text: "Having no occupants as of the date in the listing. Someone could still move in later.",
},
warrantOfEviction: {
term: "Warrant of eviction",
text: "The court’s order to a sheriff, marshal, or constable to put a new owner in possession. No one may be evicted without one.",
},
};
