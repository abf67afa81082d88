/** The terms of sale and use in force. A bidder accepts a version by name; each bid’s record stores it. */
export const termsInForce = { version: '2026-11-27', effectiveAt: '2026-11-27T05:00:00.000Z' } as const;
