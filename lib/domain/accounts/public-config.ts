export interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** A company whose people sign in with its own OpenID Connect provider, which the auth service knows. */
export interface PublicSsoProvider {
  /** The provider's id in the auth service, such as `oidc.first-bank`. */
  readonly id: string;
  /** Shown on the button. */
  readonly label: string;
  /** It signs in addresses at exactly these domains. */
  readonly domains: readonly string[];
}

/** The response of `GET /api/config`. `googleAccounts` is null if sign-in uses the real Google. */
export interface PublicConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  readonly googleAccounts: readonly GoogleAccount[] | null;
  /** Companies whose people sign in with their own provider. */
  readonly ssoProviders: readonly PublicSsoProvider[];
  /** URLs of a street style or a PMTiles archive. Both null: maps are drawn from our own files. */
  readonly mapStyleUrl: string | null;
  readonly mapTilesUrl: string | null;
}

/** Replaces Google's popup in local mode, which must work without internet. */
export const sampleGoogleAccounts: readonly GoogleAccount[] = [
  { sub: '100000000000000000001', email: 'nora.weiss@gmail.example', name: 'Nora Weiss' },
  { sub: '100000000000000000002', email: 'sam.adeyemi@gmail.example', name: 'Sam Adeyemi' },
  { sub: '100000000000000000003', email: 'lucia.ferraro@gmail.example', name: 'Lucia Ferraro' },
];
