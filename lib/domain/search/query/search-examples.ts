/** What the empty search boxes show: a test holds that the sample has homes for each. */
export const searchExamples = { hero: '3 bed under 400k', filters: '3 bed vacant Brooklyn' } as const;
