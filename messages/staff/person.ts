// Compiled from messages/en/staff.json by `npm run messages`.

export const person = {
suspendWhy: "Why is the account suspended?",
suspendHelp: "The user sees this reason. They’re signed out everywhere and can’t bid, make offers, or sell. Existing bids and listings remain.",
suspendSubmit: "Suspend account",
liftWhy: "Why is the suspension lifted?",
liftHelp: "The user sees this reason.",
liftSubmit: "Lift suspension",
role: "Role",
member: "Member",
seller: "Seller",
roleSubmit: "Change role",
invite: "Invite to staff",
withdraw: "Withdraw invitation",
};
