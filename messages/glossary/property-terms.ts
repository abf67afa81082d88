// Compiled from messages/en/glossary.json by `npm run messages`.

export const propertyTerms = {
asIs: {
term: "As is",
text: "Sold in its current condition: the seller makes no repairs and no promises about the condition. Common when a bank sells.",
},
bargainAndSaleDeedWithCovenant: {
term: "Bargain and sale deed with covenant",
text: "A deed in which the seller promises that they haven’t done anything to encumber the title. The usual deed for a resale in and around New York City.",
},
bargainAndSaleDeedWithoutCovenant: {
term: "Bargain and sale deed without covenants",
text: "A deed that transfers what the seller has, with no promise about the title. The usual deed from a bank.",
},
billOfSale: {
term: "Bill of sale",
text: "The document that transfers things that aren’t real property, such as a manufactured home on a rented lot in a park.",
},
boardApproval: {
term: "Board approval",
text: "A co-op board’s consent to a sale, without which the shares can’t be sold. A board may refuse, but not for a reason that fair housing law forbids.",
},
certificateOfOccupancy: {
term: "Certificate of occupancy",
text: "The municipality’s document that states what a building may be used for and how many families may live in it. A missing or incorrect one delays loans and closings.",
},
closing: {
term: "Closing",
text: "The meeting, or exchange through attorneys, at which the balance of the price is paid and the deed is delivered. In New York, attorneys handle it.",
},
commonCharges: {
term: "Common charges",
text: "What a condominium owner pays each month toward the cost of running the building. Unpaid charges can become a lien on the unit. In a co-op, the monthly charge is called maintenance.",
},
condominium: {
term: "Condominium",
text: "A unit owned like a house, with its own deed and tax lot and a share of the common areas.",
},
contractOfSale: {
term: "Contract of sale",
text: "The agreement between buyer and seller, drafted by the seller’s attorney. In New York, it must be in writing and signed to be enforceable.",
},
coOp: {
term: "Co-op",
text: "A building owned by a corporation. The buyer of an apartment buys shares and gets a proprietary lease. There’s no deed and no mortgage recording tax.",
},
deed: {
term: "Deed",
text: "The document that transfers real property. The type of deed determines what the seller promises about the title; each listing states it.",
},
earnestMoney: {
term: "Earnest money",
text: "Money the buyer pays when the contract is signed, often 10% of the price, held in escrow until the closing. Also called the deposit or down payment.",
},
dueDiligence: {
term: "Due diligence",
text: "What a careful buyer checks before committing to buy: title, liens, violations, occupants, condition, permits, and taxes.",
},
escrow: {
term: "Escrow",
text: "Money held by a third party, usually the seller’s attorney, until it’s released as the contract provides. This site never holds money.",
},
executorsDeed: {
term: "Executor’s deed",
text: "The deed an estate uses to sell a property. It promises only that the executor hasn’t encumbered the title.",
},
mansionTax: {
term: "Mansion tax",
text: "A state tax that the buyer of a home pays on the full price if it’s $1 million or more. In New York City, an additional tax applies at $2 million or more.",
},
mortgageRecordingTax: {
term: "Mortgage recording tax",
text: "A tax on the amount of a new mortgage, paid when the mortgage is recorded. It varies by county. Cash buyers pay none.",
},
openViolations: {
term: "Open violations",
text: "Unresolved orders from a building or housing department; in New York City, from the Department of Buildings or HPD. The duty to cure them passes to the new owner.",
},
proofOfFunds: {
term: "Proof of funds",
text: "A bank statement or lender’s letter showing that the buyer can pay.",
},
propertyConditionDisclosureStatement: {
term: "Property Condition Disclosure Statement",
text: "A form in which the seller of a one- to four-family home states what is known about the home’s condition. A lender that resells a foreclosed home is exempt.",
},
quitclaimDeed: {
term: "Quitclaim deed",
text: "A deed that gives up whatever right the seller may have and promises nothing at all.",
},
recording: {
term: "Recording",
text: "Entering a deed or a mortgage in the public records of the county clerk or, in four of New York City’s boroughs, the City Register.",
},
statuteOfFrauds: {
term: "Statute of frauds",
text: "The rule that a contract to sell real property is void unless it’s in writing and signed by the party to be held to it. In New York, it’s General Obligations Law § 5-703.",
},
title: {
term: "Title",
text: "The ownership of a property and everything that limits it: mortgages, judgments, easements, and liens.",
},
titleInsurance: {
term: "Title insurance",
text: "Insurance against title defects that weren’t found before closing. Its rates are filed with the state. It matters most when the deed promises nothing.",
},
titleSearch: {
term: "Title search",
text: "A search of public records for owners, mortgages, judgments, and liens. Have one done before you bid.",
},
transferTax: {
term: "Transfer tax",
text: "The state’s tax on the sale of real property, plus a local tax in New York City and some other places. Sellers pay the state’s and New York City’s taxes unless the contract or an exemption makes the buyer responsible.",
},
};
