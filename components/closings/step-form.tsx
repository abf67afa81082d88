import Link from 'next/link';
import type { Field } from '@/components/ui/form/form-field';
import { accountRoutes } from '@/lib/account-routes';
import { confirmationWords } from '@/lib/copy/closings/closing-words';
import type { Side, Step } from '@/lib/domain/closings/closing-steps';
import type { Signer } from '@/lib/domain/closings/signer';
import { namedHomeField } from '@/lib/domain/closings/views/closing-fields';
import type { ClosingRoom, RoomHome } from '@/lib/domain/closings/views/closing-room';
import { formatMoney } from '@/lib/format';
import { sign as signCopy } from '@/messages/closings/sign';
import { step as stepCopy } from '@/messages/closings/step';
import { task as copy } from '@/messages/closings/task';
import { ContractToSign } from './papers/contract-to-sign';
import { TakeStepForm } from './take-step-form';

interface StepFormProps {
  readonly room: ClosingRoom;
  readonly step: Step;
  readonly side: Side;
  readonly isMain: boolean;
}

/** The form of a step this side can confirm now, with the statement it makes. */
export function StepForm({ room, step, side, isMain }: StepFormProps) {
  if (step.name === 'sign') return <Signing room={room} side={side} />;
  const consent = consentField(confirmationWords(step.name, side));
  return (
    <TakeStepForm
      saleId={room.closing.saleId}
      type="confirm"
      id={step.name}
      hidden={{ step: step.name }}
      fields={step.name === 'attorney' ? [attorneyField, consent] : [consent]}
      submit={stepCopy.submit[step.name]}
      {...(isMain && { variant: 'primary' as const })}
    />
  );
}

const attorneyField: Field = {
  name: 'note',
  label: stepCopy.attorney,
  control: 'text',
  maxLength: 120,
};

const consentField = (label: string): Field => ({
  name: 'consent',
  label,
  control: 'checkbox',
  isRequired: true,
});

interface SigningProps {
  readonly room: ClosingRoom;
  readonly side: Side;
}

function Signing({ room: { closing, state, files, signer, lot }, side }: SigningProps) {
  const { contract, contractHashes } = state;
  if (!contract || !signer) return null;
  const own = files.filter((file) => file.side === side && !contractHashes.includes(file.sha256));
  return (
    <>
      <ContractToSign contract={contract} isSeller={side === 'seller'}>
        <TakeStepForm
          key={contract.sha256}
          saleId={closing.saleId}
          type="sign"
          id="sign"
          hidden={{ sha256: contract.sha256 }}
          fields={signingFields({ side, signer, own, lot })}
          submit={signCopy.submit}
          variant="primary"
        />
      </ContractToSign>
      {own.length === 0 && (
        <p className="text-sm text-text-muted">
          {copy.signOnPaper({
            link: (children) => (
              <Link href={`${accountRoutes.sale(closing.saleId)}#documents`} className="text-link">
                {children}
              </Link>
            ),
          })}
        </p>
      )}
    </>
  );
}

interface Signed {
  readonly side: Side;
  readonly signer: Signer;
  /** The documents that this side sent. */
  readonly own: ClosingRoom['files'];
  readonly lot: ClosingRoom['lot'];
}

function signingFields({ side, signer, own, lot }: Signed): readonly Field[] {
  const { legalName, principal } = signer;
  const way: Field = {
    name: 'fileKey',
    label: signCopy.way,
    control: 'select',
    isOptional: true,
    empty: signCopy.typed,
    choices: own.map(({ key, title }) => ({ value: key, label: signCopy.onPaper({ title }) })),
  };
  return [
    ...(side === 'seller' ? escrowFields : []),
    ...(own.length > 0 ? [way] : []),
    {
      ...text,
      name: 'name',
      label: signCopy.name,
      help: signCopy.nameHelp({ legalName }),
      autoComplete: 'name',
    },
    ...(principal === null ? [] : [authorityField(principal)]),
    ...lot.map((home) => namedHome(home, side)),
    consentField(signCopy.consent({ sentence: confirmationWords('sign', side) })),
  ];
}

/** A home of a lot, at its part of the price, which decides its taxes. */
const namedHome = ({ listingKey, place, priceCents }: RoomHome, side: Side): Field => ({
  name: `${namedHomeField}${listingKey}`,
  label: signCopy.namesHome({ place, price: formatMoney(priceCents), side }),
  control: 'checkbox',
  isRequired: true,
});

const text = { control: 'text', maxLength: 120 } as const;

const escrowFields: readonly Field[] = [
  { ...text, name: 'escrowName', label: signCopy.escrowName, help: signCopy.escrowNameHelp },
  { ...text, name: 'escrowFirm', label: signCopy.escrowFirm },
  {
    name: 'escrowPhone',
    label: signCopy.escrowPhone,
    help: signCopy.escrowPhoneHelp,
    control: 'tel',
    autoComplete: 'off',
    maxLength: 40,
    isOptional: true,
  },
];

const authorityField = (principal: string): Field => ({
  ...text,
  name: 'authority',
  label: signCopy.authority({ principal }),
  help: signCopy.authorityHelp,
});
