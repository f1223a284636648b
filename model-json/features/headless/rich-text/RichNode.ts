/** A part of a formatted text, as AEM's JSON has it. */
export interface RichNode {
  readonly nodeType: NodeType;
  /** Of a heading: `h2`. */
  readonly style?: string;
  readonly value?: string;
  readonly format?: { readonly variants: readonly Variant[] };
  readonly data?: Readonly<Record<string, string>>;
  readonly content?: readonly RichNode[];
}

export type NodeType =
  | 'paragraph'
  | 'header'
  | 'text'
  | 'link'
  | 'reference'
  | 'line-break'
  | 'unordered-list'
  | 'ordered-list'
  | 'list-item'
  | 'table'
  | 'table-header'
  | 'table-body'
  | 'table-row'
  | 'table-data';

export type Variant =
  | 'bold'
  | 'italic'
  | 'underline'
  | 'strikethrough'
  | 'superscript'
  | 'subscript'
  | 'code';

/** The text of a part and all within it. */
export const textOf = ({ value = '', content = [] }: RichNode): string =>
  value + content.map(textOf).join('');
