import type { VerifierKey } from './note';

/** C2SP tlog-policy: whose signatures a checkpoint needs besides that of the log. */
export type Quorum =
  | { readonly kind: 'none' }
  | { readonly kind: 'witness'; readonly key: VerifierKey }
  | { readonly kind: 'group'; readonly least: number; readonly members: readonly Quorum[] };

export const noQuorum: Quorum = { kind: 'none' };

/** `signed` has the keys of the policy that signed. */
export function isQuorumMet(quorum: Quorum, signed: readonly VerifierKey[]): boolean {
  switch (quorum.kind) {
    case 'none':
      return true;
    case 'witness':
      return signed.includes(quorum.key);
    case 'group':
      return quorum.members.filter((member) => isQuorumMet(member, signed)).length >= quorum.least;
  }
}

/** The witnesses and groups that a policy has defined so far. They share one set of names. */
export interface Defined {
  readonly named: ReadonlyMap<string, Quorum>;
  /** Names that are members of a group: each at most once, so that a witness counts in one way only. */
  readonly used: ReadonlySet<string>;
}

const nameOfNone = 'none';

/** Null if the name is taken. */
export function define({ named, used }: Defined, name: string, quorum: Quorum): Defined | null {
  if (name === '' || name === nameOfNone || named.has(name)) return null;
  return { named: new Map([...named, [name, quorum]]), used };
}

/** Adds `group <name> <any|all|k> <member>…`. Null if the line breaks a rule of the specification. */
export function defineGroup(defined: Defined, words: readonly string[]): Defined | null {
  const [name = '', count = '', ...names] = words;
  const members = names.map((member) => defined.named.get(member)).filter((member) => member !== undefined);
  const isEachOnce = new Set(names).size === names.length && names.every((each) => !defined.used.has(each));
  const least = leastOf(count, names.length);
  if (members.length !== names.length || !isEachOnce || least === null) return null;
  return define({ ...defined, used: new Set([...defined.used, ...names]) }, name, {
    kind: 'group',
    least,
    members,
  });
}

function leastOf(count: string, members: number): number | null {
  if (members === 0) return null;
  if (count === 'any') return 1;
  if (count === 'all') return members;
  const least = /^[1-9]\d{0,5}$/.test(count) ? Number(count) : 0;
  return least >= 1 && least <= members ? least : null;
}

/** The quorum that a policy names; null if nothing has this name. */
export const quorumOf = ({ named }: Defined, name: string): Quorum | null =>
  name === nameOfNone ? noQuorum : (named.get(name) ?? null);
