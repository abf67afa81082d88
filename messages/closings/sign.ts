// Compiled from messages/en/closings.json by `npm run messages`.

export const sign = {
way: "How will you sign?",
typed: "By typing my name below",
onPaper: ({ title }: { title: string | number }) => `On paper: ${title}`,
escrowName: "Escrow agent",
escrowNameHelp: "Usually your attorney, whose escrow account holds the earnest money.",
escrowFirm: "Firm",
escrowPhone: "Phone",
escrowPhoneHelp: "Never enter an account number.",
name: "Your full legal name",
nameHelp: ({ legalName }: { legalName: string | number }) => `As registered: ${legalName}. Your name, the time, and the document’s hash are saved as your signature.`,
consent: ({ sentence }: { sentence: string | number }) => `${sentence} I agree to sign electronically.`,
namesHome: ({ place, price, side }: { place: string | number; price: string | number; side: string }) => `The contract includes ${place}, and that home’s share of the price is ${price}.${(side === "buyer" ? " I have its documents and disclosures." : "")}`,
submit: "Sign contract",
authority: ({ principal }: { principal: string | number }) => `Your authority to sign for ${principal}`,
authorityHelp: "For example, vice president, managing member, trustee, or attorney-in-fact under a power of attorney.",
};
