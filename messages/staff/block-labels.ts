// Compiled from messages/en/staff.json by `npm run messages`.

export const blockLabels = {
"seller-side": "Is on the seller’s side",
"same-identity": "Shares an identity with the seller’s side",
"same-payment": "Shares a payment method with the seller’s side",
"same-household": "Lives in the seller’s household",
"not-serious": "Failed to pay in the past, or hasn’t shown proof of funds",
};
