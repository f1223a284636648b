/** A field of a content fragment model, as AEM's OpenAPI names its types. */
export interface ModelField {
  readonly name: string;
  readonly label: string;
  readonly type: FieldType;
  readonly multiple: boolean;
  readonly required: boolean;
  readonly description?: string;
  /** Where references and tags are chosen from. */
  readonly root?: string;
  /** Of a long text: `text/html` is formatted. */
  readonly mimeType?: string;
  /** Whether it is in words, which differ by language. */
  readonly translatable?: boolean;
}

export type FieldType =
  | 'text'
  | 'long-text'
  | 'number'
  | 'boolean'
  | 'date'
  | 'date-time'
  | 'tag'
  | 'content-reference'
  | 'content-fragment';
