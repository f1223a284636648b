import type { DialogField } from '../../../kit/dialogs/dialog';

interface VisitOptions {
  readonly path: string;
  claim?(path: string, property: string): Promise<string | undefined>;
  release?(): void;
}

const TYPED = new Set(['text', 'textarea', 'richtext', 'number', 'texts', 'multifield', 'link', 'image']);
const HELD = new Set(['text', 'textarea', 'richtext']);

/** An author's stay at one field: one step of undo, during which nobody else types in its text. */
export class Visit {
  /** Of the present visit. */
  id = crypto.randomUUID();
  /** Whether the author types, rather than chooses. */
  isTyping = false;
  private name: string | undefined;
  private holds = false;

  /** @param onHeld called if somebody else has the text */
  constructor(
    private readonly options: VisitOptions,
    private readonly onHeld: (name: string, reason: string) => void,
  ) {}

  isOf(name: string | undefined): boolean {
    return this.name !== undefined && this.name === name;
  }

  to(name: string | undefined): void {
    if (this.isOf(name)) return;
    this.end();
    this.name = name;
  }

  /** The author changes the field for the first time, or again. */
  changes(field: DialogField | undefined): void {
    this.isTyping = field !== undefined && TYPED.has(field.widget);
    const { path, claim } = this.options;
    if (!claim || !field || this.holds || !HELD.has(field.widget) || field.name.includes('/')) return;
    this.holds = true;
    const { id } = this;
    void claim(path, field.name).then((reason) => {
      if (reason !== undefined && this.id === id) this.onHeld(field.name, reason);
    });
  }

  end(): void {
    if (this.holds) this.options.release?.();
    this.holds = false;
    this.name = undefined;
    this.id = crypto.randomUUID();
  }
}
