/** What became of the fields of one kind of widget. */
export interface WidgetCounts {
  converted: number;
  /** Converted with a difference: how often each. */
  readonly differences: Record<string, number>;
  /** Not possible: how often for which reason. */
  readonly impossible: Record<string, number>;
  /** What holds no value, such as a heading, and is not shown. */
  notes: number;
}

/** What became of each field of some dialogs, by widget: nothing is lost in silence. */
export class DialogReport {
  readonly widgets: Record<string, WidgetCounts> = Object.create(null) as Record<string, WidgetCounts>;

  /** @param differences none if the field is what it was */
  convert(widget: string, differences: readonly string[]): void {
    const counts = this.of(widget);
    if (differences.length === 0) counts.converted += 1;
    else add(counts.differences, differences.join('; '));
  }

  refuse(widget: string, reason: string): void {
    add(this.of(widget).impossible, reason);
  }

  note(widget: string): void {
    this.of(widget).notes += 1;
  }

  /** All fields, and those that a person has to write. */
  get total(): { readonly fields: number; readonly impossible: number } {
    const all = Object.values(this.widgets);
    const impossible = all.reduce((sum, each) => sum + countIn(each.impossible), 0);
    const converted = all.reduce((sum, each) => sum + each.converted + countIn(each.differences), 0);
    return { fields: converted + impossible, impossible };
  }

  /** The report for people, a line each. */
  lines(): string[] {
    const { fields, impossible } = this.total;
    if (fields === 0) return [];
    const share = ((100 * (fields - impossible)) / fields).toFixed(1);
    return [
      `${fields} fields of dialogs, ${share} % of them converted:`,
      ...Object.entries(this.widgets).flatMap(([widget, counts]) => [
        `  ${widget}: ${counts.converted} converted${counts.notes > 0 ? `, ${counts.notes} without a value, left out` : ''}`,
        ...Object.entries(counts.differences).map(
          ([what, count]) => `    ${count} × with a difference: ${what}`,
        ),
        ...Object.entries(counts.impossible).map(([why, count]) => `    ${count} × not possible: ${why}`),
      ]),
    ];
  }

  private of(widget: string): WidgetCounts {
    return (this.widgets[widget] ??= { converted: 0, differences: {}, impossible: {}, notes: 0 });
  }
}

function add(counts: Record<string, number>, what: string): void {
  counts[what] = (counts[what] ?? 0) + 1;
}

const countIn = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);
