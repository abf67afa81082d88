export interface GoogleAccount {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
}

/** The answer of `GET /api/config`. `googleAccounts` is null where the real Google is asked. */
export interface PublicConfig {
  readonly firebase: {
    readonly apiKey: string;
    readonly authDomain: string;
    readonly projectId: string;
    readonly appId: string;
  };
  readonly googleAccounts: readonly GoogleAccount[] | null;
  /** null: maps are drawn from our own files. */
  readonly mapStyleUrl: string | null;
}

/** Google's popup cannot be reached from a machine without internet: in local mode these stand in for it. */
export const sampleGoogleAccounts: readonly GoogleAccount[] = [
  { sub: '100000000000000000001', email: 'nora.weiss@gmail.example', name: 'Nora Weiss' },
  { sub: '100000000000000000002', email: 'sam.adeyemi@gmail.example', name: 'Sam Adeyemi' },
  { sub: '100000000000000000003', email: 'lucia.ferraro@gmail.example', name: 'Lucia Ferraro' },
];
