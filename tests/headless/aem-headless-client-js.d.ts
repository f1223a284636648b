/** Adobe's client has no types of its own; these are of its documented methods. */
declare module '@adobe/aem-headless-client-js' {
  interface Answer {
    readonly data: unknown;
  }

  interface Options {
    readonly serviceURL: string;
    readonly endpoint?: string;
    readonly auth?: string | readonly [string, string];
    readonly headers?: Readonly<Record<string, string>>;
    readonly fetch?: typeof fetch;
  }

  type Variables = Readonly<Record<string, unknown>>;

  export default class AEMHeadless {
    constructor(options: Options);
    runQuery(query: string | { query: string; variables?: Variables }): Promise<Answer>;
    persistQuery(query: string, path: string): Promise<unknown>;
    listPersistedQueries(): Promise<unknown>;
    runPersistedQuery(path: string, variables?: Variables, options?: RequestInit): Promise<Answer>;
    runPaginatedQuery(
      model: string,
      fields: string,
      config?: { readonly pageSize?: number; readonly useLimitOffset?: boolean },
      parameters?: Variables,
    ): AsyncGenerator<readonly unknown[]>;
  }
}
