import { ok, type Result, refuse } from '@/lib/domain/shared/result';
import { termsInForce } from '@/lib/domain/shared/terms-version';
import type { AccountFault } from './account-fault';
import { nameFault } from './name';
import { fromUsPhone, toUsPhone } from './phone';
import { type BuyerType, buyerTypes, namesTitle, type TitleKind, titleKinds } from './registration-copy';
import type { Registration, User } from './user';

export interface RegistrationForm {
  readonly legalName: string;
  readonly street: string;
  readonly city: string;
  /** Two-letter postal code of the state. */
  readonly state: string;
  readonly postalCode: string;
  readonly phone: string;
  readonly titleKind: string;
  /** The other people who take title, or the company or trust. */
  readonly titleName: string;
  readonly buyerType: string;
  /** Adults of the household, one per line. */
  readonly household: string;
  /** The organization that the person works or acts for. */
  readonly organisation: string;
  readonly termsVersion: string;
}
export type RegistrationField = keyof RegistrationForm;
/** `limit`: the number of people. `name`: what was typed instead of one. */
interface OwnFault {
  readonly code:
    | 'street'
    | 'city'
    | 'state'
    | 'postalCode'
    | 'phone'
    | 'titleKind'
    | 'buyerType'
    | 'termsVersion'
    | 'noLegalName'
    | 'fullName'
    | 'jointNames'
    | 'companyName'
    | 'tooMany'
    | 'noName';
  readonly limit?: number;
  readonly name?: string;
}
export type RegistrationFault = OwnFault | AccountFault;
export type RegistrationFaults = { readonly [field in RegistrationField]?: RegistrationFault };

/**
 * All fields in form order. `household` and `organisation` are optional; some title kinds need no
 * `titleName`.
 */
export const registrationFields = [
  'legalName',
  'street',
  'city',
  'state',
  'postalCode',
  'phone',
  'titleKind',
  'titleName',
  'buyerType',
  'household',
  'organisation',
  'termsVersion',
] as const satisfies readonly RegistrationField[];

const MAX_HOUSEHOLD = 12;

/**
 * Checks and normalizes a registration form. `now` in milliseconds UTC. Refuses with one fault per wrong
 * field.
 */
export function toRegistration(
  form: RegistrationForm,
  now: number,
): Result<Registration, RegistrationFaults> {
  const phone = toUsPhone(form.phone);
  const kind = titleKindOf(form.titleKind);
  const buyerType = buyerTypeOf(form.buyerType);
  const faults = registrationFaults(form);
  if (phone === null || !kind || !buyerType || Object.keys(faults).length > 0) return refuse(faults);
  return ok({
    legalName: oneLine(form.legalName),
    phone,
    termsVersion: form.termsVersion,
    acceptedAt: now,
    address: {
      street: oneLine(form.street),
      city: oneLine(form.city),
      state: form.state.trim().toUpperCase(),
      postalCode: form.postalCode.trim(),
    },
    title: { kind, name: namesTitle(kind) ? oneLine(form.titleName) : '' },
    buyerType,
    household: householdOf(form.household),
    organisation: oneLine(form.organisation),
  });
}

/** What is wrong, by field; empty if nothing is. */
export function registrationFaults(form: RegistrationForm): RegistrationFaults {
  const faults: Readonly<Record<RegistrationField, RegistrationFault | null>> = {
    legalName: legalNameFault(form.legalName),
    street: isFilled(form.street) ? null : { code: 'street' },
    city: isFilled(form.city) ? null : { code: 'city' },
    state: /^[a-z]{2}$/i.test(form.state.trim()) ? null : { code: 'state' },
    postalCode: /^\d{5}(-\d{4})?$/.test(form.postalCode.trim()) ? null : { code: 'postalCode' },
    phone: toUsPhone(form.phone) ? null : { code: 'phone' },
    titleKind: titleKindOf(form.titleKind) ? null : { code: 'titleKind' },
    titleName: titleNameFault(form),
    buyerType: buyerTypeOf(form.buyerType) ? null : { code: 'buyerType' },
    household: householdFault(form.household),
    organisation: isFilled(form.organisation) ? nameFault(form.organisation) : null,
    termsVersion: form.termsVersion === termsInForce.version ? null : { code: 'termsVersion' },
  };
  return Object.fromEntries(Object.entries(faults).filter(([, fault]) => fault !== null));
}

/** The fields that a registration lacks. Registrations from before the form had more fields lack some. */
export function missingOf(registration: Registration | null): readonly RegistrationField[] {
  const faults = registrationFaults(toForm(registration));
  return registrationFields.filter((field) => faults[field]);
}

/** The same terms stay accepted, since when they first were. `form` may leave them out. */
export const withAcceptedTerms = (form: RegistrationForm, known: Registration | null): RegistrationForm =>
  form.termsVersion === '' && known !== null ? { ...form, termsVersion: known.termsVersion } : form;

export const sinceFirstAcceptance = (registration: Registration, known: Registration | null): Registration =>
  known?.termsVersion === registration.termsVersion
    ? { ...registration, acceptedAt: known.acceptedAt }
    : registration;

/** The form filled with a registration. */
export function toForm(registration: Registration | null): RegistrationForm {
  const { address, title } = registration ?? {};
  return {
    legalName: registration?.legalName ?? '',
    street: address?.street ?? '',
    city: address?.city ?? '',
    state: address?.state ?? '',
    postalCode: address?.postalCode ?? '',
    phone: fromUsPhone(registration?.phone ?? ''),
    titleKind: title?.kind ?? '',
    titleName: title?.name ?? '',
    buyerType: registration?.buyerType ?? '',
    household: (registration?.household ?? []).join('\n'),
    organisation: registration?.organisation ?? '',
    termsVersion: registration?.termsVersion ?? '',
  };
}

/** What is known before a person types. */
export interface KnownRegistration {
  readonly form: RegistrationForm;
  /** Nobody registered before: the form comes in steps. */
  readonly isNew: boolean;
  readonly isComplete: boolean;
  /** The terms in force were accepted before. */
  readonly hasAcceptedTerms: boolean;
}

/** The registration of a person or, before the first one, their name if it can be a legal name. */
export function knownRegistration({
  registration,
  name,
}: Pick<User, 'registration' | 'name'>): KnownRegistration {
  const form = toForm(registration);
  const hasName = registration !== null || legalNameFault(name) !== null;
  return {
    form: hasName ? form : { ...form, legalName: name },
    isNew: registration === null,
    isComplete: missingOf(registration).length === 0,
    hasAcceptedTerms: form.termsVersion === termsInForce.version,
  };
}

function legalNameFault(legalName: string): RegistrationFault | null {
  const fault = nameFault(legalName);
  if (fault) return fault.code === 'no-name' ? { code: 'noLegalName' } : fault;
  return /\S\s+\S/.test(legalName.trim()) ? null : { code: 'fullName' };
}

function titleNameFault({ titleKind, titleName }: RegistrationForm): RegistrationFault | null {
  const kind = titleKindOf(titleKind);
  if (!kind || !namesTitle(kind)) return null;
  if (isFilled(titleName)) return nameFault(titleName, 200);
  return { code: kind === 'joint' ? 'jointNames' : 'companyName' };
}

function householdFault(typed: string): RegistrationFault | null {
  const names = householdOf(typed);
  if (names.length > MAX_HOUSEHOLD) return { code: 'tooMany', limit: MAX_HOUSEHOLD };
  const wrong = names.find((name) => nameFault(name));
  return wrong ? { code: 'noName', name: wrong.slice(0, 40) } : null;
}

const householdOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map(oneLine)
    .filter((name) => name !== '');

const oneLine = (typed: string): string => typed.trim().replace(/\s+/g, ' ');
const isFilled = (typed: string): boolean => typed.trim() !== '';
const titleKindOf = (typed: string): TitleKind | undefined => titleKinds.find((each) => each === typed);
const buyerTypeOf = (typed: string): BuyerType | undefined => buyerTypes.find((each) => each === typed);
