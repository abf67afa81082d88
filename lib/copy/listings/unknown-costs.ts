import type { RiskReportTopic } from '@/lib/domain/listings/risk-topics';
import { unknownCosts } from '@/messages/listings/unknown-costs';

/** What an unknown fact may cost a buyer: orientation, not legal advice. */
export interface UnknownCost {
  readonly text: string;
  readonly source: { readonly label: string; readonly href: string };
}

/** Title, deed, access and property tax are stated on every listing, so they are never unknown. */
const sources: Readonly<Record<keyof typeof unknownCosts, string>> = {
  occupancy: 'https://www.nysenate.gov/legislation/laws/RPA/1305',
  tenants: 'https://www.nysenate.gov/legislation/laws/RPA/1305',
  'good-cause': 'https://nysenate.gov/legislation/laws/RPP/214',
  liens: 'https://lexace.ai/us/statute/new-york/rpa-1353',
  condition: 'https://www.nysenate.gov/legislation/laws/RPP/462',
  violations: 'https://www.nysenate.gov/legislation/laws/RPA/1307/',
  flood: 'https://msc.fema.gov',
  charges: 'https://www.nysenate.gov/legislation/laws/RPP/339-Z',
};

const isListed = (topic: RiskReportTopic): topic is keyof typeof unknownCosts => topic in unknownCosts;

/** Null for topics that are stated on every listing. */
export function unknownCost(topic: RiskReportTopic): UnknownCost | null {
  if (!isListed(topic)) return null;
  const { text, source } = unknownCosts[topic];
  return { text, source: { label: source, href: sources[topic] } };
}
