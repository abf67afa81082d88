// Compiled from messages/en/offers.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const offerForm = {
price: "Price",
priceHelp: "Whole dollars only.",
earnestMoney: "Earnest money",
earnestMoneyHelp: "Paid into escrow when the contract is signed. 10% is typical.",
financing: "Financing",
financingEmpty: "Choose one",
closingOn: "Closing date",
contingencies: "Contingencies",
contingenciesHelp: "Leave all unchecked for an offer without contingencies.",
expires: "Expires in",
standsHelp: "If no one responds in that time, the offer expires.",
toBuyer: "Message to the buyer",
toSeller: "Message to the seller",
reviewNoteHelp: "Only needed if we flagged words about people. Your offer then goes out right away, without the message. A reviewer reads the message and this note, then decides whether to add the message.",
messageHelp: "Write only about the purchase, such as timing or repairs. Don’t write about the people who will live in the home: no one may choose a buyer on that basis. Both sides keep a record of the message.",
submit: "Submit offer",
submitSealed: "Submit sealed offer",
proof: "Send proof of funds first",
proofBeforeSealed: ({ link }: { link: Tag }) => rich("The seller sees whether our staff reviewed your proof of funds. ", link("Send proof of funds first"), ": leaving this page clears what you type below."),
anotherProof: "Send new proof of funds first",
};
