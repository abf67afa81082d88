/** The placeholders of the search boxes. A test checks that the sample listings match each of them. */
export const searchExamples = { hero: '3 bed under 400k', filters: '3 bed Brooklyn' } as const;
