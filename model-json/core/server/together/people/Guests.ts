import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFileAtomically } from '../../../repository/files/writing/write-file';
import { Queue } from '../../../repository/files/Queue';
import type { Person } from '../../../../../shared/authoring/together';

const MOST_LETTERS = 60;

/** People on a server without accounts, by the browser they use. They are numbered until they choose a name. */
export class Guests {
  private readonly line = new Queue();
  private readonly names: Map<string, string>;

  /** @param file a JSON object of names by id */
  constructor(private readonly file: string) {
    this.names = new Map(Object.entries(namesIn(file)));
  }

  /** Somebody new: `Author 3`. */
  async add(): Promise<Person> {
    const id = `guest-${randomUUID()}`;
    const numbers = [...this.names.values()].map((name) => Number(/^Author (\d+)$/.exec(name)?.[1] ?? 0));
    return this.rename(id, `Author ${Math.max(this.names.size, ...numbers) + 1}`);
  }

  get(id: string): Person | undefined {
    const name = this.names.get(id);
    return name === undefined ? undefined : { id, name };
  }

  all(): Person[] {
    return [...this.names].map(([id, name]) => ({ id, name }));
  }

  /** @param name whitespace around it is dropped, and what is too long */
  async rename(id: string, name: string): Promise<Person> {
    const person = { id, name: name.trim().slice(0, MOST_LETTERS) };
    this.names.set(id, person.name);
    await this.line.run(() =>
      writeFileAtomically(this.file, `${JSON.stringify(Object.fromEntries(this.names), null, 2)}\n`),
    );
    return person;
  }
}

function namesIn(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  } catch {
    // A name can be chosen again.
    return {};
  }
}
