/** How often something happened, and where first. */
export interface Occurrences {
  count: number;
  readonly first: string[];
}

const SHOWN = 5;

/** Keys come from packages: one named `__proto__` is a key like any other. */
const table = <T extends object>(): T => Object.create(null) as T;

/** What a migration read, and what it left out or changed: nothing is lost in silence. */
export class MigrationReport {
  /** `group:name:version` of each package. */
  readonly packages: string[] = [];
  readonly read = table<Record<string, number>>();
  readonly leftOut = table<Record<string, Occurrences>>();
  readonly changed = table<Record<string, Occurrences>>();
  /** Prefixes that the package writer does not know, with their namespaces. */
  readonly namespaces = table<Record<string, string>>();
  /** Resource types that no component here draws. */
  readonly unknownTypes = table<Record<string, Occurrences>>();

  count(what: string, by = 1): void {
    this.read[what] = (this.read[what] ?? 0) + by;
  }

  leaveOut(reason: string, path: string): void {
    note(this.leftOut, reason, path);
  }

  change(reason: string, path: string): void {
    note(this.changed, reason, path);
  }

  noteUnknown(type: string, path: string): void {
    note(this.unknownTypes, type, path);
  }

  noteNamespace(prefix: string, uri: string): void {
    this.namespaces[prefix] = uri;
  }

  /** The report for people, a line each. */
  lines(): string[] {
    return [
      ...this.packages.map((each) => `Read ${each}.`),
      ...Object.entries(this.read).map(([what, count]) => `  ${count} ${what}`),
      ...section('Left out', this.leftOut),
      ...section('Changed', this.changed),
      ...section('Resource types without a component here', this.unknownTypes),
      ...Object.entries(this.namespaces).map(
        ([prefix, uri]) =>
          `The prefix "${prefix}" (${uri}) is not known here; content with it cannot be packaged again.`,
      ),
    ];
  }
}

function note(list: Record<string, Occurrences>, reason: string, path: string): void {
  const known = (list[reason] ??= { count: 0, first: [] });
  known.count += 1;
  if (known.first.length < SHOWN) known.first.push(path);
}

function section(title: string, list: Readonly<Record<string, Occurrences>>): string[] {
  const entries = Object.entries(list).sort(([, a], [, b]) => b.count - a.count);
  if (entries.length === 0) return [];
  return [
    `${title}:`,
    ...entries.map(
      ([reason, { count, first }]) => `  ${count} × ${reason}: ${first[0]}${count > 1 ? ' …' : ''}`,
    ),
  ];
}
