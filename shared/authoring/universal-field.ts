/** A field of the Universal Editor's properties panel: `component-models.json`. */
export interface UniversalField {
  readonly component: string;
  readonly name: string;
  readonly label: string;
  readonly description?: string;
  readonly valueType?: 'string' | 'string[]' | 'number' | 'boolean' | 'date' | 'date-time';
  readonly value?: string | number | boolean;
  readonly required?: true;
  readonly multi?: true;
  readonly condition?: object;
  readonly validation?: Readonly<Record<string, string | number>>;
  readonly options?: UniversalOptions;
  readonly fields?: readonly UniversalField[];
}

/** What can be chosen; a group has `children` instead of a value. */
export type UniversalOptions = readonly {
  readonly name: string;
  readonly value?: string;
  readonly children?: UniversalOptions;
}[];
