/** What a bidder accepts with the first bid on a home that may have lead paint. Its version is kept with the bid. */
export const leadPaintTerms = {
  version: '2026-11',
  text: 'I have the lead paint disclosure of this home and the pamphlet “Protect Your Family From Lead in Your Home”. I had the ten days that the seller gave to inspect for lead paint, or I waive what is left of them.',
} as const;
