/** What is wrong with a name, an email address or a password. `limit`: the number of characters. */
export interface AccountFault {
  readonly code:
    | 'no-name'
    | 'too-long'
    | 'name-characters'
    | 'name-link'
    | 'no-email'
    | 'no-address'
    | 'short-password'
    | 'few-characters'
    | 'site-name'
    | 'own-address';
  readonly limit?: number;
}
