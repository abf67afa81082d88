/**
 * The site's fee on a sale. Charging one requires a licensed real estate broker (Real Property Law § 440-a).
 */
export const siteFees: { readonly takesFee: boolean; readonly brokerLicense: string | null } = {
  takesFee: false,
  brokerLicense: null,
};
