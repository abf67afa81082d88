/**
 * When a sale binds, in one sentence for screens, mails and papers. Source: General Obligations Law § 5-703.
 */
export const whatBinds =
  'Winning or buying obligates both sides to sign the contract of sale; the signed contract is what binds them to transfer the home.';
