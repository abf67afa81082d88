import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What visitors and operators read: screens, emails, feeds and current docs. Dated decisions are exempt. */
const texts = ['app', 'components', 'lib', 'messages', 'docs']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .concat('README.md')
  .filter((file) => /\.(tsx?|md)$/.test(file) && !/\.(test|contract|fixture)\.tsx?$|decisions/.test(file))
  .map((file) => [file, toPlainText(readFileSync(join(root, file), 'utf8'))] as const);

/** One line without comments and bold tags, because JSX breaks sentences over several lines. */
function toPlainText(source: string): string {
  return source
    .replaceAll(/\/\*[\s\S]*?\*\//g, ' ')
    .replaceAll(/<\/?strong[^>]*>|\{' '\}/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('’', "'");
}

const filesWith = (claim: RegExp): readonly string[] =>
  texts.filter(([, text]) => claim.test(text)).map(([file]) => file);

describe('no text makes a claim that no check supports', () => {
  test.each([
    ['who is behind an account', /\b(nobody|no one) bids\b/i],
    ['who is behind an account', /no account of the house|no such bid exists|there is no bid on behalf/i],
    ['who is behind an account', /anybody's name|two registered people|bid comes from a registered person/i],
    ['who is behind an account', /\b(staff|sellers) never bid\b|Does anybody bid for the seller/i],
    ['who is behind an account', /and our staff cannot bid|the system refuses it/i],
    ['who reads a maximum: the server stores it', /nobody else (sees it|can see it|is shown it)/i],
    ['who reads a maximum: the server stores it', /shown to nobody else, the seller included/i],
    ['who reads a sealed reserve: the server stores it', /reserve,? (which|that) nobody sees/i],
    ['a reserve that was not met, which stays sealed', /can be checked later|nobody can move it quietly/i],
    ['a reserve that was not met, which stays sealed', /cannot move it quietly/i],
    ['what rests on a sealed amount', /with every end, opened maximum and outcome/i],
    ['what rests on a sealed amount', /every price, leader and end (follows|can be recomputed)/i],
    ['what rests on a sealed amount', /anybody can (re)?compute the price|arrive at the same price/i],
    ['the pamphlet, which no home posts', /pamphlet[^.]* among the documents/i],
    ['a receipt, which nobody signs', /receipt is proof/i],
    ['a bid that is repeated while the server is busy', /never send it again|not send it again by itself\./i],
    ['fairness', /auction is fair when|stays honest|auction was honest|honest by construction/i],
    ['a change that no saved head shows', /nothing can be changed unnoticed|nothing was changed later/i],
  ])('of %s: %s', (_, claim) => {
    expect(filesWith(claim)).toEqual([]);
  });

  test('no text says that an auction alone binds buyer or seller: only the signed contract does', () => {
    expect(filesWith(/\bbound to (sell|buy)\b/i)).toEqual([]);
    expect(filesWith(/\b(sale|is met|reserve) binds the (seller|buyer)\b/i)).toEqual([]);
    expect(filesWith(/binds nobody yet|the seller must sell/i)).toEqual([]);
  });
});
