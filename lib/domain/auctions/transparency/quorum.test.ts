import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cosignatureType, formatVerifierKey } from './note';
import { parsePolicy } from './policy';
import { isQuorumMet, noQuorum } from './quorum';
import { aKey } from './signed-log.fixture';

const log = `log ${formatVerifierKey(aKey('log.example/log').key)}\n`;
const keys = Array.from({ length: 8 }, (_, at) => aKey(`w${at}.example`, cosignatureType).key);
const witnesses = keys.map((key, at) => `witness w${at} ${formatVerifierKey(key)}\n`).join('');
const policyOf = (rules: string) => parsePolicy(`${log}${witnesses}${rules}`);

/** Groups that take their members from what was defined before and is in no group yet. */
const someGroups = fc.array(
  fc.record({ picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 5 }), count: fc.nat(7) }),
  { maxLength: 6 },
);

interface Group {
  readonly count: string;
  readonly members: readonly string[];
}

function toGroups(choices: readonly { readonly picks: readonly number[]; readonly count: number }[]) {
  const groups = new Map<string, Group>();
  let free = keys.map((_, at) => `w${at}`);
  for (const [at, { picks, count }] of choices.entries()) {
    const members = [...new Set(picks.map((pick) => free[pick % free.length] ?? ''))];
    const counts = ['any', 'all', ...members.map((_, index) => String(index + 1))];
    groups.set(`g${at}`, { count: counts[count % counts.length] ?? 'any', members });
    free = [...free.filter((name) => !members.includes(name)), `g${at}`];
  }
  return groups;
}

/** The sentence of the specification: at least k of its members have witnessed the checkpoint. */
function hasWitnessed(name: string, groups: ReadonlyMap<string, Group>, signed: readonly string[]): boolean {
  const group = groups.get(name);
  if (!group) return signed.includes(name);
  const having = group.members.filter((member) => hasWitnessed(member, groups, signed)).length;
  if (group.count === 'any') return having > 0;
  return group.count === 'all' ? having === group.members.length : having >= Number(group.count);
}

describe('the quorum of a policy', () => {
  it('is met exactly when enough members of each group signed', () => {
    fc.assert(
      fc.property(someGroups, fc.nat(13), fc.subarray([...keys.keys()]), (choices, pick, signed) => {
        const groups = toGroups(choices);
        const names = [...keys.map((_, at) => `w${at}`), ...groups.keys()];
        const quorum = names[pick % names.length] ?? '';
        const lines = [...groups].map(
          ([name, { count, members }]) => `group ${name} ${count} ${members.join(' ')}\n`,
        );
        const policy = policyOf(`${lines.join('')}quorum ${quorum}\n`);
        if (!policy) throw new Error(`Not read: ${lines.join('')}`);
        const [signers, signedNames] = [
          policy.witnessKeys.filter((_, at) => signed.includes(at)),
          signed.map((at) => `w${at}`),
        ];
        expect(isQuorumMet(policy.quorum, signers)).toBe(hasWitnessed(quorum, groups, signedNames));
      }),
      { numRuns: 1_000 },
    );
  });

  it('can be none', () => {
    expect(policyOf('quorum none\n')?.quorum).toEqual(noQuorum);
    expect(isQuorumMet(noQuorum, [])).toBe(true);
  });

  it.each([
    ['no quorum line', ''],
    ['two quorum lines', 'quorum none\nquorum w1\n'],
    ['an empty quorum line', 'quorum\n'],
    ['two names in it', 'quorum w1 w2\n'],
    ['a quorum that is defined later', 'quorum g\ngroup g any w1\n'],
    ['a quorum that is not defined', 'quorum w9\n'],
    ['a group without members', 'group g any\nquorum g\n'],
    ['a member that is not defined', 'group g any w1 w9\nquorum g\n'],
    ['the member none', 'group g any w1 none\nquorum none\n'],
    ['a group as its own member', 'group g any w1 g\nquorum g\n'],
    ['a member twice', 'group g 2 w1 w1\nquorum g\n'],
    ['a member of two groups', 'group g any w1\ngroup h any w1 w2\nquorum h\n'],
    ['a name twice', 'group w1 any w2\nquorum w1\n'],
    ['a group named none', 'group none any w2\nquorum w1\n'],
    ['a count of 0', 'group g 0 w1 w2\nquorum g\n'],
    ['a count above the members', 'group g 3 w1 w2\nquorum g\n'],
    ['a count that is not decimal', 'group g 0x1 w1 w2\nquorum g\n'],
    ['a line of another kind', 'threshold 1\nquorum none\n'],
    ['a carriage return', 'quorum w1\r\n'],
  ])('is refused with %s', (_, rules) => {
    expect(policyOf(rules)).toBeNull();
  });
});
