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
  private readonly order = new Set<string>();

  add(name: string, value: string): void {
    this.order.add(name);
    const known = this.values.get(name);
    if (known) known.push(value);
    else this.values.set(name, [value]);
  }

  /** Keeps the place of a file, whose bytes arrive later. */
  announce(name: string): void {
    this.order.add(name);
  }

  addFile(name: string, upload: Upload): void {
    this.announce(name);
    this.uploads.set(name, [...(this.uploads.get(name) ?? []), upload]);
  }

  /** The files of a field. */
  files(name: string): readonly Upload[] {
    return this.uploads.get(name) ?? [];
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

  /** In order of arrival. */
  names(): string[] {
    return [...this.order];
  }
}
