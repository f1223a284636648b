/** A field of a fragment's model, as `/adobe/sites/cf/models` lists it. */
export interface ModelField {
  readonly name: string;
  readonly label: string;
  readonly type:
    | 'text'
    | 'long-text'
    | 'number'
    | 'boolean'
    | 'date'
    | 'date-time'
    | 'tag'
    | 'content-reference'
    | 'content-fragment';
  readonly multiple: boolean;
  readonly required: boolean;
  readonly description?: string;
  readonly root?: string;
  readonly mimeType?: string;
}

export interface FragmentModel {
  readonly path: string;
  readonly title: string;
  readonly fields: readonly ModelField[];
}
