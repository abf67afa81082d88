// Compiled from messages/en/closings.json by `npm run messages`.
import { rich, type Tag } from '../rich';

export const escrow = {
stopBeforeWire: "Stop before you wire money",
thievesSendEmails: "Thieves send emails that look like they come from your attorney or from us, but give fake account numbers.",
callEscrowAgent: "Call the escrow agent at a number you found yourself, never one from an email, and have them read the account number to you.",
siteNeverSends: "This site never sends you account numbers, never tells you that they’ve changed, and never takes your money.",
escrowAgent: ({ strong, escrow, firm }: { strong: Tag; escrow: string | number; firm: string | number }) => rich("Escrow agent: ", strong(`${escrow}, ${firm}`)),
escrowAgentWithPhone: ({ strong, escrow, firm, phone }: { strong: Tag; escrow: string | number; firm: string | number; phone: string | number }) => rich("Escrow agent: ", strong(`${escrow}, ${firm}`), " · ", phone, ", as given by the seller: verify this number independently"),
sellerNamesEscrow: "The seller names the escrow agent when signing.",
};
