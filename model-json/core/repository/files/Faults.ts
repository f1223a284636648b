import type { ContentError } from '../errors';

/** The problems of a tree's files, each reported once, when it appears. */
export class Faults {
  /** By the path of the node whose file is at fault; `/` for problems that belong to no node. */
  private readonly byPath = new Map<string, ContentError[]>();

  constructor(private readonly report: (problem: ContentError) => void) {}

  all(): ContentError[] {
    return [...this.byPath.values()].flat();
  }

  blame(path: string, problem: ContentError): void {
    const known = this.byPath.get(path) ?? [];
    if (known.some(({ message }) => message === problem.message)) return;
    problem.node = path;
    this.byPath.set(path, [...known, problem]);
    this.report(problem);
  }

  /** @returns whether the node's file had any */
  forget(path: string): boolean {
    return this.byPath.delete(path);
  }
}
