/** The parts of OpenAPI 3.1 that our document uses. */
export interface OpenApi {
  readonly openapi: '3.1.0';
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: { readonly email: string };
  };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Response>>;
    readonly headers: Readonly<Record<string, Header>>;
  };
}

/** The API is read-only: GET is the only method. */
export interface PathItem {
  readonly get: Operation;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly Parameter[];
  /** By status code. */
  readonly responses: Readonly<Record<string, Response | Reference>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: string;
  readonly required?: true;
  readonly schema: Schema;
  readonly style?: 'form';
  readonly explode?: boolean;
  readonly example?: unknown;
}

export interface Response {
  readonly description: string;
  readonly headers?: Readonly<Record<string, Header | Reference>>;
  /** By media type; missing for a response without a body. */
  readonly content?: Readonly<Record<string, { readonly schema: Schema }>>;
}

export interface Header {
  readonly description: string;
  readonly schema: Schema;
}

export interface Reference {
  readonly $ref: string;
}

/** JSON Schema 2020-12. The named keywords are the ones shown to readers. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly description?: string;
  readonly enum?: readonly (string | number | null)[];
  readonly default?: string | number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [keyword: string]: unknown;
}
