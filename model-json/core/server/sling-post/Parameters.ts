/** A file of a form. */
export interface Upload {
  /** As the client calls it, without its folders. */
  readonly name: string;
  /** Media type by the client, without parameters. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** The query and form of a request: values by name, in order of arrival. */
export class Parameters {
  private readonly values = new Map<string, string[]>();
  private readonly uploads = new Map<string, Upload[]>();

  add(name: string, value: string): void {
    const known = this.values.get(name);
    if (known) known.push(value);
    else this.values.set(name, [value]);
  }

  addFile(name: string, upload: Upload): void {
    this.uploads.set(name, [...(this.uploads.get(name) ?? []), upload]);
  }

  /** The first file. */
  file(name: string): Upload | undefined {
    return this.uploads.get(name)?.[0];
  }

  /** The files, by the names of their fields. */
  files(): IterableIterator<[string, readonly Upload[]]> {
    return this.uploads.entries();
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
    return [...this.values.keys(), ...this.uploads.keys()];
  }
}
