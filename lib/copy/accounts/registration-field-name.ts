import { registrationFieldNames } from '@/messages/accounts/registration-field-names';

const names: Readonly<Record<string, string>> = registrationFieldNames;

/** The name of a registration field, for a list of missing ones. */
export const registrationFieldName = (field: string): string => names[field] ?? field;
