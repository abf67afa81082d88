import { describe, expect, it } from 'vitest';
import { parseEnv } from './env';

const firebase = {
  FIREBASE_PROJECT_ID: 'p',
  FIREBASE_API_KEY: 'k',
  FIREBASE_AUTH_DOMAIN: 'd',
  FIREBASE_APP_ID: 'a',
  SITE_URL: 'https://example.com',
  TICK_SECRET: 'a-long-enough-secret',
  SMTP_URL: 'smtps://user:word@mail.example.com',
};

describe('parseEnv', () => {
  it('refuses to run embedded unless the local mode is asked for', () => {
    expect(() => parseEnv({})).toThrow(/LOCAL_MODE=1/);
    expect(parseEnv({ LOCAL_MODE: '1' }).localMode).toBe(true);
  });

  it('names every missing variable of a half-set Firebase configuration at once', () => {
    expect(() => parseEnv({ FIREBASE_PROJECT_ID: 'p' })).toThrow(
      /FIREBASE_API_KEY[\s\S]*FIREBASE_AUTH_DOMAIN[\s\S]*FIREBASE_APP_ID[\s\S]*SITE_URL[\s\S]*TICK_SECRET[\s\S]*SMTP_URL/,
    );
  });

  it('refuses the emulator outside the local mode and off the loopback', () => {
    expect(parseEnv(firebase).localMode).toBe(false);
    expect(() => parseEnv({ ...firebase, FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' })).toThrow(
      /only with LOCAL_MODE/,
    );
    expect(() => parseEnv({ LOCAL_MODE: '1', FIREBASE_AUTH_EMULATOR_HOST: '10.0.0.4:9099' })).toThrow(
      /loopback/,
    );
  });

  it('refuses an address without TLS outside the local mode, where sessions would travel in the clear', () => {
    expect(() => parseEnv({ ...firebase, SITE_URL: 'http://example.com' })).toThrow(/SITE_URL.*https/);
  });

  it('refuses local mode together with a Firebase project', () => {
    expect(() => parseEnv({ ...firebase, LOCAL_MODE: '1' })).toThrow(/not together/);
  });

  it('treats an empty variable as unset', () => {
    expect(parseEnv({ LOCAL_MODE: '1', GTM_ID: '', SITE_URL: ' ' }).gtmId).toBeNull();
  });
});
