// Compiled from messages/en/accounts.json by `npm run messages`.

export const registrationFaults = {
street: "Enter the street address or PO box where you get mail.",
city: "Enter the city of your mailing address.",
state: "Enter the two-letter state abbreviation, such as NY.",
postalCode: "Enter a five-digit ZIP code, such as 12207.",
phone: "Enter a US phone number with its area code, such as (212) 555-0142.",
titleKind: "Choose how you’ll take title.",
buyerType: "Choose your buyer type.",
termsVersion: "Read and accept the current terms.",
noLegalName: "Enter your full legal name.",
fullName: "Enter your full legal name: first and last name, or the company name.",
jointNames: "Enter the full legal names of everyone who will take title with you.",
companyName: "Enter the full legal name of the company or trust.",
tooMany: ({ limit }: { limit: string | number }) => `Enter no more than ${limit} names.`,
noName: ({ name }: { name: string | number }) => `“${name}” doesn’t look like a name. Enter one name per line.`,
};
