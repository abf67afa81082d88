import type { Organisation } from '@/lib/domain/organizations/organization';
import type { Answers } from './fields/answers';

/** What each of its drafts begins with. */
export const answersOf = ({ name, kind }: Pick<Organisation, 'name' | 'kind'>): Answers => ({
  sellerKind: kind,
  sellerName: name,
});
