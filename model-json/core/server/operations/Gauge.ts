import type { Instrument, Labels, Metric } from './metric';

/** Current values, read when metrics are requested. */
export type ReadValues = () => readonly { readonly labels?: Labels; readonly value: number }[];

/** Something that goes up and down: the length of a queue, the age of its head. */
export class Gauge implements Instrument {
  constructor(
    readonly name: string,
    private readonly help: string,
    private readonly values: ReadValues,
  ) {}

  read(): Metric {
    const { name, help } = this;
    const values = this.values().map(({ labels = {}, value }) => ({ labels, value }));
    return { name, help, type: 'gauge', values };
  }
}
