/** How an amount is computed: a rule and its figures. */
export type CostFormula =
  | { readonly code: 'bid' | 'own' | 'listed-arrears' | 'registration' | 'city-return' | 'lot' }
  | {
      readonly code: 'insurance';
      readonly of: 'home' | 'unit';
      readonly yearCents: number;
      readonly priceCents: number;
      /** Above this price the premium rises in proportion. */
      readonly upToCents: number;
    }
  | {
      readonly code: 'vacant-insurance';
      /** On top of the insurance of a year. */
      readonly percent: number;
      readonly months: number;
      readonly yearCents: number;
    }
  | {
      readonly code: 'residential-part';
      readonly percent: number;
      readonly residential: number;
      readonly priceCents: number;
    }
  | { readonly code: 'quoted'; readonly lowCents: number; readonly highCents: number }
  | {
      readonly code: 'tax-escrow';
      readonly months: number;
      readonly lowMonths: number;
      readonly highMonths: number;
      readonly yearCents: number;
    }
  | {
      readonly code: 'prepaid-interest';
      readonly days: number;
      readonly ratePercent: number;
      readonly loanCents: number;
    }
  | { readonly code: 'eviction'; readonly courtCents: number; readonly officerCents: number }
  | { readonly code: 'premium'; readonly percent: number; readonly leastCents: number }
  | { readonly code: 'loan'; readonly priceCents: number; readonly downPercent: number }
  | {
      readonly code: 'per-unit';
      readonly centsPerUnit: number;
      readonly unitCents: number;
      readonly units: number;
      readonly priceCents: number;
      /** The part of the price that is not taxed. */
      readonly freeCents: number;
    }
  | { readonly code: 'share'; readonly percent: number; readonly priceCents: number }
  | {
      readonly code: 'above-allowance';
      readonly percent: number;
      readonly priceCents: number;
      readonly allowanceCents: number;
      /** The allowance is the county's median home price. */
      readonly isMedian: boolean;
    }
  | {
      readonly code: 'mortgage-tax';
      readonly percent: number;
      readonly loanCents: number;
      /** The lender's part of the percentage; 0 if the buyer pays all. */
      readonly lenderPercent: number;
      /** For one- and two-family homes; 0 elsewhere. */
      readonly deductedCents: number;
    }
  | { readonly code: 'owner-title'; readonly zone: '1' | '2'; readonly priceCents: number }
  | {
      readonly code: 'lender-title';
      readonly zone: '1' | '2';
      readonly percent: number;
      readonly loanCents: number;
    }
  | {
      readonly code: 'customary';
      readonly where: 'city' | 'outside-city' | 'state';
      readonly lowCents: number;
      readonly highCents: number;
      /** The price, where the amount rises in proportion above `upToCents`. */
      readonly priceCents: number;
      readonly upToCents: number;
    }
  | {
      readonly code: 'recording';
      readonly documentCents: number;
      readonly pageCents: number;
      readonly deedPages: number;
      /** 0 without a mortgage. */
      readonly mortgagePages: number;
      readonly reportCents: number;
      /** The transfer tax return, the notice to the owner, and the county's own fees; 0 without them. */
      readonly returnCents: number;
      readonly noticeCents: number;
      readonly extraCents: number;
    }
  | {
      readonly code: 'months';
      readonly months: number;
      readonly amountCents: number;
      readonly per: 'month' | 'year';
    }
  | {
      readonly code: 'loan-payments';
      readonly months: number;
      readonly paymentCents: number;
      readonly ratePercent: number;
      readonly years: number;
    };
