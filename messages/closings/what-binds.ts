// Compiled from messages/en/closings.json by `npm run messages`.

export const whatBinds = "Winning or buying obligates both sides to sign the contract of sale; the signed contract is what binds them to transfer the home.";
