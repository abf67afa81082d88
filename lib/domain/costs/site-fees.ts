/** What the site takes of a sale. Before it takes anything, a licensed broker stands behind it (Real Property Law § 440-a). */
export const siteFees: { readonly takesFee: boolean; readonly brokerLicense: string | null } = {
  takesFee: false,
  brokerLicense: null,
};
