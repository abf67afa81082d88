// Compiled from messages/en/accounts.json by `npm run messages`.

export const registrationFieldNames = {
legalName: "your legal name",
street: "your street address or PO box",
city: "your city",
state: "your state",
postalCode: "your ZIP code",
phone: "a US phone number",
titleKind: "how you’ll take title",
titleName: "the names for the deed",
buyerType: "your buyer type",
household: "the adults in your household",
organisation: "the organization you buy or sell for",
termsVersion: "your acceptance of the current terms",
};
