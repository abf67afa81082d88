import type { RegistrationFault, RegistrationFaults } from '@/lib/domain/accounts/registration';
import type { Faults } from '@/lib/domain/shared/form';
import { accountFaults } from '@/messages/accounts/account-faults';
import { registrationFaults } from '@/messages/accounts/registration-faults';
import { toText } from '@/messages/to-text';

const copy = { ...accountFaults, ...registrationFaults };

/** One sentence per wrong field that says what to enter. */
export const registrationFaultWords = (faults: RegistrationFaults): Faults =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, wordsOf(fault)]));

const wordsOf = (fault: RegistrationFault): string =>
  toText(copy[fault.code], { limit: 0, name: '', ...fault });
