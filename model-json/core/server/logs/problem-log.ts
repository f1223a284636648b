/** A problem that prevents part of a page from being shown. */
export interface PageProblem {
  readonly kind: string;
  /** Path of the item inside the page. */
  readonly item: string;
  readonly message: string;
}

/** Logs a page's problems once when they appear, not each time the page is drawn. */
export class ProblemLog {
  private readonly known = new Map<string, ReadonlySet<string>>();

  constructor(private readonly warn: (details: object, line: string) => void) {}

  /** @param subject page and kind of output; its problems replace those reported before */
  report(subject: string, problems: readonly PageProblem[]): void {
    const before = this.known.get(subject);
    const lines = new Map(
      problems.map((problem) => [`${problem.kind} ${problem.item}: ${problem.message}`, problem]),
    );
    for (const [line, { kind, item }] of lines) {
      if (!before?.has(line)) this.warn({ page: subject, kind, item }, line);
    }
    if (lines.size > 0) this.known.set(subject, new Set(lines.keys()));
    else this.known.delete(subject);
  }
}
