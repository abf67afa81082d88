// Compiled from messages/en/closings.json by `npm run messages`.

export const extension = {
label: "Request a later deadline",
text: "The deadline moves only if the other side agrees. Until then, the current deadline applies.",
until: "New deadline (end of day)",
reason: "Why more time is needed",
submit: "Send request",
withdraw: "Cancel request",
agree: "Agree to the later deadline",
decline: "Decline and keep the deadline",
};
