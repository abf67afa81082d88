import 'server-only';

/** The contact of an older build is no longer reliable. */
const validForMs = 180 * 24 * 3_600_000;

interface SecurityContact {
  readonly siteUrl: string;
  readonly contactMail: string;
  /** When the running site was built, ms. */
  readonly builtAt: number;
}

/** Where to report a vulnerability (RFC 9116). */
export const toSecurityTxt = ({ siteUrl, contactMail, builtAt }: SecurityContact): string =>
  [
    `Contact: mailto:${contactMail}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(builtAt + validForMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
