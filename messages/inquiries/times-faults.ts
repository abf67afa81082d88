// Compiled from messages/en/inquiries.json by `npm run messages`.

export const timesFaults = {
"no-start": "Choose a date and time.",
"no-end": "Choose an end time.",
past: "Choose a time in the future.",
far: "Choose a date within a year.",
backward: "The end time must be after the start time.",
long: "Choose an end time within eight hours of the start.",
};
