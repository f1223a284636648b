/** The condition that a program has finished starting. */
export const START = 'start';

/** Why something is not ready; undefined if it is. */
export type Check = () => string | undefined;

/** Reasons by what is not ready yet; empty if everything is. */
export type Waits = Readonly<Record<string, string>>;

/** What must be complete before a program should get requests. */
export class Readiness {
  private readonly checks = new Map<string, Check>();

  /**
   * Adds a condition. A second one of the same name replaces the first.
   *
   * @param check must be quick: load balancers ask every few seconds
   */
  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  get waits(): Waits {
    return Object.fromEntries(
      [...this.checks].flatMap(([name, check]) => {
        const reason = check();
        return reason === undefined ? [] : [[name, reason]];
      }),
    );
  }
}
