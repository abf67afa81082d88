import type { AccountFault } from './account-fault';

export const PASSWORD_MIN = 10;
const PASSWORD_MAX = 128;

/**
 * What is wrong with a new password for the account with this email address; null if nothing is. The server
 * also refuses common passwords, from a list that is too long for browsers.
 */
export function passwordFault(password: string, email: string): AccountFault | null {
  if (password.length < PASSWORD_MIN) return { code: 'short-password', limit: PASSWORD_MIN };
  if (password.length > PASSWORD_MAX) return { code: 'too-long', limit: PASSWORD_MAX };
  if (new Set(password).size < 4) return { code: 'few-characters' };
  if (isMostly(password, SITE_WORDS)) return { code: 'site-name' };
  return isMostly(password, wordsOfMail(email)) ? { code: 'own-address' } : null;
}

/** Short forms of the site's name, longest first. */
const SITE_WORDS: readonly string[] = ['bankownednewyork', 'bankownedny', 'bankowned'];
/** Least number of letters and digits besides those words. */
const OWN_CHARACTERS = 8;
const SHORTEST_WORD = 4;

/** Whether the password contains one of these words and is too short without them. */
function isMostly(password: string, words: readonly string[]): boolean {
  const plain = toPlain(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && rest.length < OWN_CHARACTERS;
}

function wordsOfMail(email: string): readonly string[] {
  const [local = '', domain = ''] = email.split('@');
  const words = [email, local, domain, domain.split('.')[0] ?? '', ...local.split(/[^\p{L}\p{N}]+/u)];
  return words
    .map(toPlain)
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((a, b) => b.length - a.length);
}

const toPlain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What is wrong with an email address as typed; null if it can be one. */
export function emailFault(email: string): AccountFault | null {
  const trimmed = email.trim();
  if (!trimmed) return { code: 'no-email' };
  const isAddress = trimmed.length <= 254 && /^[^\s@"<>,;:]+@[^\s@.,]+(\.[^\s@.,]+)+$/.test(trimmed);
  return isAddress ? null : { code: 'no-address' };
}

/** Normalizes an email address, so that one address has one spelling. */
export const toEmail = (typed: string): string => typed.trim().toLowerCase();
