import 'server-only';

/** A build that nobody has renewed for so long says nothing reliable of its contact any more. */
const goodForMs = 180 * 24 * 3_600_000;

interface SecurityContact {
  readonly siteUrl: string;
  readonly contactMail: string;
  /** When the running site was built, ms: the last time that somebody looked after it. */
  readonly builtAt: number;
}

/** Whom to tell of a hole, RFC 9116. */
export const toSecurityTxt = ({ siteUrl, contactMail, builtAt }: SecurityContact): string =>
  [
    `Contact: mailto:${contactMail}`,
    `Contact: ${siteUrl}/contact`,
    `Expires: ${new Date(builtAt + goodForMs).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
