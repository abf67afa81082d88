import type { Organization } from '@/lib/domain/organizations/organization';
import type { Answers } from './fields/answers';

/** The answers that each of the organization's drafts starts with. */
export const answersOf = ({ name, kind }: Pick<Organization, 'name' | 'kind'>): Answers => ({
  sellerKind: kind,
  sellerName: name,
});
