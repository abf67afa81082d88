/** How an amount is computed: a rule and its figures. */
export type CostFormula =
  | { readonly code: 'bid' | 'own' | 'insurance' | 'listed-arrears' }
  | { readonly code: 'premium'; readonly percent: number; readonly leastCents: number }
  | { readonly code: 'loan'; readonly priceCents: number; readonly downPercent: number }
  | {
      readonly code: 'per-unit';
      readonly centsPerUnit: number;
      readonly unitCents: number;
      readonly units: number;
      readonly priceCents: number;
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
    }
  | {
      readonly code: 'recording';
      readonly documentCents: number;
      readonly pageCents: number;
      readonly deedPages: number;
      /** 0 without a mortgage. */
      readonly mortgagePages: number;
      readonly reportCents: number;
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
