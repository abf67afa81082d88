/**
 * The terms of sale and use in force. A bidder accepts a version by name; each bid’s record stores it. Other words
 * need another version, also on the same day.
 */
export const termsInForce = { version: '2026-11-27.5', effectiveAt: '2026-11-27T20:40:00.000Z' } as const;
