import 'server-only';
import {
  type ApprovalRefusal,
  type ApprovalRules,
  hasSecondPerson,
  rulesOf,
} from '@/lib/domain/organizations/approvals';
import type { Organization } from '@/lib/domain/organizations/organization';
import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { runCommand } from '@/lib/server/people/commands/run-command';
import type { SignedIn } from '@/lib/server/people/sessions/session';
import { randomKey } from '@/lib/server/platform/random-key';
import {
  askSecondPerson,
  markApproved,
  readSecondPerson,
  refuseWithoutSecond,
} from '@/lib/server/records/approvals/second-person';
import { logChange } from '@/lib/server/records/audit-log/log-change';
import { type OrganizationRefusal, onOrganization } from './on-organization';

/**
 * Sets what a second person must approve. A change that lets one person do more alone needs a second person
 * itself: an owner asks, and `grant` is the request that another owner or a manager approves.
 */
export function setApprovalRules(
  by: SignedIn,
  organisationId: string,
  rules: ApprovalRules,
  now: number,
  grant: string | null = null,
): Promise<Result<Organization, OrganizationRefusal | ApprovalRefusal>> {
  const steps = onOrganization(by, organisationId, grant === null ? 'manage-organization' : 'approve');
  const plan = (organization: Organization) => ({
    command: { type: 'set-rules', rules } as const,
    binding: JSON.stringify(rulesOf(organization)),
    priceCents: null,
  });
  const number = randomKey(12);
  return runCommand({
    ...steps,
    key: organisationId,
    facts: async (tx) => ({ second: await readSecondPerson(tx, by, organisationId, grant) }),
    decide({ user, organization, second }): Result<Organization, ApprovalRefusal> {
      const isOn = rules.publications || rules.priceAboveCents !== null;
      if (isOn && !hasSecondPerson(organization)) return refuse('nobody-to-approve');
      const alone = refuseWithoutSecond(second, plan(organization), { uid: user.uid, now });
      return alone ? refuse(alone) : ok({ ...organization, approvals: rules });
    },
    write(tx, after, { user, organization, second }) {
      markApproved(tx, second, user, now);
      const words = { before: toText(rulesOf(organization)), after: toText(rules) };
      logChange(tx, 'approval-rules-set', { user, organization, ...words, now, number });
      return steps.write(tx, after);
    },
    async writeRefusal(tx, refusal, { user, organization, second }) {
      if (refusal !== 'approval-requested') return;
      const about = { draftId: null, title: '', terms: toTerms(rules), by: user, now };
      await askSecondPerson(tx, second, { ...plan(organization), ...about });
    },
  });
}

const toTerms = ({ publications, priceAboveCents }: ApprovalRules) => ({
  publications: publications ? 'on' : 'off',
  prices: priceAboveCents === null ? 'off' : String(priceAboveCents / 100),
});

const toText = (rules: ApprovalRules): string =>
  Object.entries(toTerms(rules))
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
