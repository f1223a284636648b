/** The query and form of a request: values by name, in order of arrival. */
export class Parameters {
  private readonly values = new Map<string, string[]>();

  add(name: string, value: string): void {
    const known = this.values.get(name);
    if (known) known.push(value);
    else this.values.set(name, [value]);
  }

  /** The first value. */
  get(name: string): string | undefined {
    return this.values.get(name)?.[0];
  }

  all(name: string): readonly string[] | undefined {
    return this.values.get(name);
  }

  /** Whether the value is `true`, ignoring case. */
  isTrue(name: string): boolean {
    return this.get(name)?.toLowerCase() === 'true';
  }

  entries(): IterableIterator<[string, readonly string[]]> {
    return this.values.entries();
  }

  names(): string[] {
    return [...this.values.keys()];
  }
}
