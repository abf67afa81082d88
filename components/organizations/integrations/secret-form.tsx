'use client';

import { Form, FormBody, type FormProps, useForm } from '@/components/ui/form/form';
import { Notice } from '@/components/ui/notice';
import {
  addWebhook,
  createKey,
  enableWebhook,
  removeWebhook,
  resend,
  revokeKey,
  rotateKey,
  rotateWebhook,
  testWebhook,
} from '@/lib/actions/integrations';
import { secretNotice as copy } from '@/messages/integrations/secret-notice';
import { SecretText } from './secret-text';

const secretActions = { createKey, rotateKey, addWebhook, rotateWebhook } as const;
const actions = { revokeKey, enableWebhook, removeWebhook, resend, testWebhook } as const;
const identifiers = ['keyId', 'endpointId', 'deliveryId'] as const;

interface SecretFormProps extends Omit<FormProps, 'action' | 'page'> {
  readonly action: keyof typeof secretActions;
  readonly page: string;
}

/** A form whose response has a secret, shown here and nowhere else. */
export function SecretForm({ action, page, ...body }: SecretFormProps) {
  const form = useForm(secretActions[action], page);
  const { answer } = form;
  const isOurs = identifiers.every((name) => (answer.typed?.[name] ?? '') === (body.hidden?.[name] ?? ''));
  const secret = 'secret' in answer && isOurs ? answer.secret : null;
  return (
    <>
      {secret !== null && (
        <Notice
          tone="success"
          title={action.endsWith('Key') ? copy.keyTitle : copy.webhookTitle}
          className="my-4 w-full"
        >
          <p>{copy.text}</p>
          <SecretText secret={secret} />
        </Notice>
      )}
      <FormBody {...body} form={form} distinctBy={['keyId', 'endpointId']} key={secret} />
    </>
  );
}

interface IntegrationFormProps extends Omit<FormProps, 'action'> {
  readonly action: keyof typeof actions;
}

/** A form about a key, a webhook or a delivery. */
export const IntegrationForm = ({ action, ...form }: IntegrationFormProps) => (
  <Form {...form} action={actions[action]} distinctBy={[...identifiers]} />
);
