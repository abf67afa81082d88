// Compiled from messages/en/staff.json by `npm run messages`.

export const organizationForms = {
verification: "Verification",
liftSuspension: "Lift suspension",
suspend: "Suspend",
};
