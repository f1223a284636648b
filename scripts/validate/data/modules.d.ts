/* Packages without types of their own. */

declare module 'vnu-jar' {
  /** Path of the checker. */
  const file: string;
  export default file;
}

declare module '@marbec/web-auto-extractor' {
  export default class WebAutoExtractor {
    constructor(options?: { addLocation?: boolean; embedSource?: boolean | readonly string[] });
    parse(html: string): object;
  }
}

declare module '@adobe/structured-data-validator' {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: 'ERROR' | 'WARNING';
    readonly path?: readonly { readonly type?: string; readonly property?: string }[];
    readonly fieldNames?: readonly string[];
    readonly rootType: string;
  }
  export default class Validator {
    constructor(vocabulary?: object);
    validate(extracted: object): Promise<Issue[]>;
  }
}
