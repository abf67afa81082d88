// Compiled from messages/en/inquiries.json by `npm run messages`.

export const inquiryFaults = {
"no-topic": "Choose a topic.",
"no-seller": "Choose who’s selling.",
"no-reason": "Choose what’s wrong.",
phone: "Enter a US phone number, such as (212) 555-0142, or leave it blank.",
"no-message": "Enter a message.",
"long-message": ({ most }: { most: string | number }) => `Use ${most} characters or fewer.`,
"short-address": "Enter the street address and town.",
"long-address": "Use 200 characters or fewer.",
county: "Choose the property’s county.",
"no-listing": "This listing is no longer available.",
};
