import 'server-only';
import { z } from 'zod';
import { isOrganizationId } from '@/lib/domain/organizations/organization';

const providerSchema = z.strictObject({
  id: z.string().regex(/^oidc\.[a-z0-9][a-z0-9.-]{0,60}$/, 'must look like oidc.first-bank'),
  label: z.string().trim().min(1).max(40),
  domains: z.array(z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, 'must be a domain in lower case')).min(1),
  organisationId: z.string().refine(isOrganizationId, 'must begin with org_').nullable().default(null),
});

/** The companies' sign-ins in the configuration. The messages say what to correct. */
export const ssoProvidersSchema = z
  .array(providerSchema)
  .refine((all) => isUnique(all.map(({ id }) => id)), 'must name each id once')
  .refine((all) => isUnique(all.flatMap(({ domains }) => domains)), 'must name each domain once');

const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length;
