import { ok, type Result, refuse } from '@/lib/domain/result';
import { termsInForce } from '@/lib/domain/terms';
import { nameFault } from './credentials';
import { toUsPhone } from './phone';
import type { Registration } from './user';

export interface RegistrationForm {
  readonly legalName: string;
  readonly phone: string;
  readonly termsVersion: string;
}
export type RegistrationFaults = { readonly [field in keyof RegistrationForm]?: string };

/** Checks and normalises what a bidder declares. `now` in milliseconds UTC. Refuses with one sentence per wrong field. */
export function toRegistration(
  form: RegistrationForm,
  now: number,
): Result<Registration, RegistrationFaults> {
  const legalName = form.legalName.trim().replace(/\s+/g, ' ');
  const phone = toUsPhone(form.phone);
  const faults = registrationFaults(form);
  if (phone === null || Object.keys(faults).length > 0) return refuse(faults);
  return ok({ legalName, phone, termsVersion: form.termsVersion, acceptedAt: now });
}

/** What is wrong, field by field; empty when nothing is. */
export function registrationFaults(form: RegistrationForm): RegistrationFaults {
  const name = legalNameFault(form.legalName);
  return {
    ...(name && { legalName: name }),
    ...(!toUsPhone(form.phone) && {
      phone: 'Enter a US phone number with its area code, such as (212) 555-0142.',
    }),
    ...(form.termsVersion !== termsInForce.version && {
      termsVersion: 'Read and accept the terms in force.',
    }),
  };
}

function legalNameFault(legalName: string): string | null {
  const fault = nameFault(legalName);
  if (fault) return fault === 'Enter your name.' ? 'Enter your full legal name.' : fault;
  return /\S\s+\S/.test(legalName.trim())
    ? null
    : 'Enter your full legal name: first and last name, or the name of the company.';
}
