/** Types for the parts of untyped packages that the stories use. */
declare module '@adobe/structured-data-validator' {
  interface Issue {
    readonly severity: 'ERROR' | 'WARNING';
    readonly issueMessage: string;
    readonly path?: readonly { readonly type?: string; readonly property?: string }[];
  }
  export default class Validator {
    constructor(vocabulary: object);
    validate(extracted: object): Promise<readonly Issue[]>;
  }
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options: { readonly addLocation: boolean });
    parse(html: string): object;
  }
}

declare module 'jsdom' {
  export class JSDOM {
    constructor(text: string, options: { readonly url?: string; readonly contentType?: string });
    readonly window: { readonly document: Document };
  }
}
