import type { PublicListing } from '@/lib/domain/listing-views/listing-card';
import type { Field } from './property-field';

type Broker = NonNullable<PublicListing['broker']>;

/** Who lists the home for its seller, by the names of the RESO Data Dictionary 2.0. */
export const agentFields: readonly Field[] = [
  agent('ListAgentFullName', ({ name }) => name),
  agent('ListOfficeName', ({ firm }) => firm),
  agent('ListAgentPreferredPhone', ({ phone }) => phone),
  agent('ListOfficePhone', ({ phone }) => phone),
];

function agent(path: string, read: (broker: Broker) => string): Field {
  return { path, type: 'text', read: ({ listing: { broker } }) => (broker ? read(broker) : null) };
}
