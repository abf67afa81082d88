import { expect, test } from 'vitest';
import { refuseSigner, signerOf } from './signer';

const registration = {
  legalName: 'Rosa Márquez-Delgado',
  phone: '+12125550101',
  termsVersion: '1',
  acceptedAt: 1,
};
const rosa = { name: 'Rosie', registration };
const through = (kind: 'company' | 'joint' | 'individual', name: string) => ({
  name: 'Rosie',
  registration: { ...registration, title: { kind, name } },
});

test('a person signs with the registered legal name; case, accents and punctuation do not count', () => {
  const signer = signerOf('buyer', rosa, 'First Bank');
  expect(signer).toEqual({ legalName: 'Rosa Márquez-Delgado', principal: null });
  const signing = (name: string) => refuseSigner(signer, { name, authority: '' });
  expect(signing('rosa marquez delgado')).toBeNull();
  for (const name of ['', 'Rosie', 'Mickey Mouse', 'Rosa M.']) expect(signing(name)).toBe('other-name');
});

test('without a registration the name of the account counts', () => {
  expect(signerOf('seller', { name: 'Old Owner', registration: null }, 'Old Owner').legalName).toBe(
    'Old Owner',
  );
});

test('whoever signs for a company, a co-buyer or a bank says with what authority', () => {
  const companies = [
    signerOf('buyer', through('company', 'Elm LLC'), 'First Bank'),
    signerOf('buyer', through('joint', 'Elm LLC'), 'First Bank'),
    signerOf('seller', rosa, 'Elm LLC'),
  ];
  for (const signer of companies) {
    expect(signer.principal).toBe('Elm LLC');
    const name = signer.legalName;
    expect(refuseSigner(signer, { name, authority: ' ' })).toBe('needs-authority');
    expect(refuseSigner(signer, { name, authority: 'Managing member' })).toBeNull();
  }
});

test('a person who buys alone or sells their own home needs no authority', () => {
  expect(signerOf('buyer', through('individual', ''), 'First Bank').principal).toBeNull();
  expect(signerOf('seller', rosa, 'ROSA MARQUEZ DELGADO').principal).toBeNull();
});
