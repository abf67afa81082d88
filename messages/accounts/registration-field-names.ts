// Compiled from messages/en/accounts.json by `npm run messages`.

export const registrationFieldNames = {
legalName: "your legal name",
street: "the street of your mailing address",
city: "the city of your mailing address",
state: "the state of your mailing address",
postalCode: "your ZIP code",
phone: "a US phone number",
titleKind: "how you will take title",
titleName: "who takes title with you",
buyerType: "your buyer type",
household: "the adults in your household",
organisation: "the organization you buy or sell for",
termsVersion: "your acceptance of the current terms",
};
