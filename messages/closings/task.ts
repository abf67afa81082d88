// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const task = {
title: {
attorney: "Name your attorney",
sign: "Sign the contract of sale",
"deposit-sent": "Send the earnest money",
"deposit-received": "Confirm the earnest money arrived",
title: "Accept the title report",
forms: "Prepare the transfer tax forms",
ready: "Confirm you’re ready to close",
closed: "Confirm the closing",
recorded: "Confirm the deed is recorded",
},
about: {
attorney: "Both sides need an attorney before closing. Enter the attorney who represents you.",
sign: ({ binding }: { binding: string | number }) => `Read the contract with your attorney first. ${binding}`,
"deposit-sent": ({ earnestMoney }: { earnestMoney: string | number }) => `Send ${earnestMoney} to the escrow agent, then confirm here that you sent it.`,
"deposit-received": ({ earnestMoney }: { earnestMoney: string | number }) => `Confirm receipt once the escrow agent tells you that the ${earnestMoney} has arrived.`,
title: "Your attorney orders the title report and resolves any title problems. Accept the report once nothing in it prevents the closing.",
forms: "Your attorney prepares these forms. Both sides sign them at closing.",
ready: "If the closing deadline and its cure period pass and only one side has confirmed, that side may declare a default.",
closed: "The balance is paid, and the deed and keys change hands. Then each side confirms the closing here.",
recorded: "The county clerk or the City Register records the deed.",
},
upload: "Upload the contract of sale",
aboutUpload: "Your attorney prepares the contract. Upload the PDF, and we’ll email the buyer. Both of you sign the same document.",
aboutLost: "We can’t find the contract file that bidders read. Upload the same PDF again; we can’t accept a different one. We’ll email the buyer, and both of you will sign that PDF.",
replace: "Replace the contract",
fixedContract: "This is the contract that bidders could read before the sale. Both sides sign this document, and it can’t be replaced.",
signOnPaper: ({ link }: { link: Tag }) => rich("To sign on paper, ", link("send the signed PDF as a document"), " first. Then choose it here."),
};
