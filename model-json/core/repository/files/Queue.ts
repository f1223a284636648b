/** Runs tasks one after the other, in order of arrival. A failing task does not stop the next. */
export class Queue {
  private last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => T | Promise<T>): Promise<T> {
    const result = this.last.then(task);
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Resolves when all tasks added so far have ended. */
  async idle(): Promise<void> {
    await this.last;
  }
}
