import type { User } from '@/lib/domain/accounts/user';
import type { Organization } from '@/lib/domain/organizations/organization';
import type { Answers } from './fields/answers';

/** The answers that each of the organization's drafts starts with. */
export const answersOf = ({ name, kind }: Pick<Organization, 'name' | 'kind'>): Answers => ({
  sellerKind: kind,
  sellerName: name,
});

/** The answers that a person's own draft starts with. */
export const answersOfPerson = ({ name, registration }: Pick<User, 'name' | 'registration'>): Answers => ({
  sellerName: registration?.legalName ?? name,
});
