import { describe, expect, it } from 'vitest';
import { cosignatureType, toVerifierKey, type VerifierKey } from './note';
import { formatPolicy, parsePolicy } from './policy';
import { noQuorum } from './quorum';
import { aCheckpoint, aKey } from './signed-log.fixture';
import { isStatementSigned, signStatement, statementText } from './signed-statement';

const site = aKey('www.example.com/log');
const content = { auctionId: 'a1', seq: 3, hash: 'f'.repeat(64) };
const signature = signStatement('receipt', site, content);

describe('signed statements', () => {
  it('are the kind and the canonical JSON, one line each', () => {
    expect(statementText('head', 'www.example.com/log', { b: 1, a: 'x' })).toBe(
      'www.example.com/log/head/v1\n{"a":"x","b":1}\n',
    );
  });

  it('hold for the key that signed, also when the site has another key by now', () => {
    expect(isStatementSigned('receipt', content, signature, [site.key])).toBe(true);
    const renewed = { ...site.key, id: '00000000' };
    expect(isStatementSigned('receipt', content, signature, [renewed, site.key])).toBe(true);
    expect(isStatementSigned('receipt', content, signature, [renewed])).toBe(false);
    expect(isStatementSigned('receipt', content, signature, [])).toBe(false);
  });

  it.each([
    ['another content', 'receipt', { ...content, seq: 4 }, signature],
    ['a field more', 'receipt', { ...content, more: null }, signature],
    ['another kind', 'head', content, signature],
    ['the signature of a checkpoint', 'receipt', content, aCheckpoint(['a'], site).split('\n').at(-2) ?? ''],
    ['no signature', 'receipt', content, ''],
    ['two lines', 'receipt', content, `${signature}\n${signature}x`],
  ] as const)('do not hold for %s', (_, kind, said, line) => {
    expect(isStatementSigned(kind, said, line, [site.key])).toBe(false);
  });
});

describe('the policy', () => {
  const policy = {
    logKeys: [site.key, aKey('old.example/log').key],
    witnessKeys: [aKey('w1', cosignatureType).key],
  };

  const read = { ...policy, quorum: noQuorum };

  it('is read as it was written', () => {
    expect(parsePolicy(formatPolicy(policy, 'https://www.example.com/log'))).toEqual(read);
  });

  it('may have comments, groups and other spaces', () => {
    const text = formatPolicy(policy, 'https://www.example.com/log').replaceAll(' ', ' \t ');
    expect(parsePolicy(`# Keys\n\n${text}group all-of-them all w1\n`)).toEqual(read);
  });

  it('is refused if one key is in it under two names', () => {
    const renamed = ({ type, publicKey }: VerifierKey) => toVerifierKey('other.example', type, publicKey);
    for (const twice of [
      { ...policy, witnessKeys: policy.witnessKeys.flatMap((key) => [key, renamed(key)]) },
      { ...policy, logKeys: [site.key, renamed(site.key)] },
    ])
      expect(parsePolicy(formatPolicy(twice, 'https://www.example.com/log'))).toBeNull();
  });

  it.each(['', 'quorum none\n', 'log x\n', 'other x\n'])('is refused as %j', (text) => {
    expect(parsePolicy(text)).toBeNull();
  });
});
