/**
 * What a buyer learns about a home, known or unknown, in the order of the risk report. No zod here: screens
 * import this file.
 */
export const riskReportTopics = [
  'occupancy',
  'tenants',
  'good-cause',
  'title',
  'liens',
  'deed',
  'access',
  'condition',
  'violations',
  'flood',
  'taxes',
  'charges',
] as const;
export type RiskReportTopic = (typeof riskReportTopics)[number];

const labels: Readonly<Record<RiskReportTopic, string>> = {
  occupancy: 'Occupancy',
  tenants: 'Tenants’ right to stay',
  'good-cause': 'Good Cause protection',
  title: 'Title',
  liens: 'Liens and judgments',
  deed: 'Deed',
  access: 'Access',
  condition: 'Condition',
  violations: 'Violations',
  flood: 'Flood zone',
  taxes: 'Property tax',
  charges: 'Charges owed',
};
export const topicLabel = (topic: RiskReportTopic): string => labels[topic];

export const yesNoUnknown = ['Yes', 'No', 'Unknown'] as const;
export type YesNoUnknown = (typeof yesNoUnknown)[number];
export const violationStatuses = ['NoneFound', 'Open'] as const;
export const floodStandings = ['Inside', 'Outside'] as const;

/** The text of older listings whose seller had not looked, from before the flood zone had its own field. */
export const floodNotLookedUp = 'The seller has not looked up the flood map.';
