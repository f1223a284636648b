/** Repeats a task, never twice at once: after the pause that it asks for, or sooner on request. */
export class Pulse {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private isWanted = false;
  private isOver = false;
  /** When it runs next; undefined while it runs. */
  next: Date | undefined;

  /** @param task returns the milliseconds until it should run again; it must not reject */
  constructor(private readonly task: () => Promise<number>) {}

  /** Runs the task at once, or again as soon as it ends. */
  now(): void {
    if (this.isOver) return;
    this.isWanted = true;
    if (!this.running) this.begin();
  }

  /** Resolves when the task has ended. */
  async end(): Promise<void> {
    this.isOver = true;
    clearTimeout(this.timer);
    await this.running;
  }

  private begin(): void {
    clearTimeout(this.timer);
    this.next = undefined;
    this.isWanted = false;
    this.running = this.task().then((pause) => {
      this.running = undefined;
      if (this.isOver) return;
      const wait = this.isWanted ? 0 : pause;
      this.next = new Date(Date.now() + wait);
      this.timer = setTimeout(() => this.begin(), wait);
    });
  }
}
