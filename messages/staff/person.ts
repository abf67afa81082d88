// Compiled from messages/en/staff.json by `npm run messages`.

export const person = {
suspendWhy: "Why are you suspending the account?",
suspendHelp: "The user sees this reason. They’ll be signed out everywhere and won’t be able to bid, make offers, or sell. Existing bids and listings remain.",
suspendSubmit: "Suspend account",
liftWhy: "Why are you lifting the suspension?",
liftHelp: "The user sees this reason.",
liftSubmit: "Lift suspension",
role: "Role",
member: "Member",
seller: "Seller",
roleSubmit: "Change role",
invite: "Invite to staff",
withdraw: "Withdraw invitation",
};
