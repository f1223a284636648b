/** What a span says about its work. No addresses with queries, and nothing that visitors typed. */
export type Attributes = Readonly<Record<string, string | number>>;

/** What traces need of a library. */
export interface Tracer {
  /**
   * Runs `work` as a span below the current one, or below one of another program.
   *
   * @param parent W3C `traceparent`
   */
  run<T>(name: string, attributes: Attributes, work: (span: Span) => T, parent?: string): T;
  /** `traceparent` of the current span; undefined outside of any. */
  readonly current: string | undefined;
}

export interface Span {
  set(name: string, value: string | number): void;
}
