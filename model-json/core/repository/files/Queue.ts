/** Runs tasks one after the other, in the order they came. A task that fails does not stop the next. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks that were given so far have ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
