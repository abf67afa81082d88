// Compiled from messages/en/inquiries.json by `npm run messages`.

export const person = {
name: "Your name",
email: "Email",
phone: "US phone number",
};
