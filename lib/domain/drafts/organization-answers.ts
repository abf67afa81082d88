import type { Organization } from '@/lib/domain/organizations/organization';
import type { Answers } from './fields/answers';

/** What each of its drafts begins with. */
export const answersOf = ({ name, kind }: Pick<Organization, 'name' | 'kind'>): Answers => ({
  sellerKind: kind,
  sellerName: name,
});
