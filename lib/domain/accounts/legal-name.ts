import type { User } from './user';

/** The registered legal name; before a registration, the name of the account. */
export const legalNameOf = ({ name, registration }: Pick<User, 'name' | 'registration'>): string =>
  registration?.legalName ?? name;
