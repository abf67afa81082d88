/** The reasons for which a seller may cancel an auction. The other reasons are for staff only. */
export const sellerCancelReasons = [
  'title-defect',
  'casualty',
  'bankruptcy-stay',
  'court-order',
  'pre-auction-offer',
] as const;
