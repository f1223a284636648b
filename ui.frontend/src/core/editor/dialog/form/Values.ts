import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';

/** Where a link leads and in which window. */
export interface LinkValue {
  readonly url: string;
  /** `_blank`, or none. */
  readonly target: string;
}

/** A picture with what it says. */
export interface ImageValue {
  readonly fileReference: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  /** The asset's own words in place of `alt`; undefined where neither author nor policy says so. */
  readonly altValueFromDAM: boolean;
  /** `30,40`; empty: what the asset says. */
  readonly focalPoint: string;
}

/** One entry of a multifield. */
export interface Entry {
  /** Stays while the form is open: the node's name, or a new one. */
  readonly key: string;
  readonly values: Values;
}

/** A child of tabs, accordion or carousel. */
export interface PanelValue {
  readonly key: string;
  readonly title: string;
  /** Only of a panel that is yet to be made. */
  readonly resourceType?: string;
  /** What it is made of (`cq:template`). */
  readonly node?: ContentNode;
}

/** What a widget edits; which it is, the field's widget says. */
export type Value =
  | undefined
  | string
  | number
  | boolean
  | readonly string[]
  | LinkValue
  | ImageValue
  | readonly Entry[]
  | readonly PanelValue[];

/** What a form holds, by the names of its fields. */
export type Values = Readonly<Record<string, Value>>;

/** A field of one widget. */
export type FieldOf<W extends DialogField['widget']> = Extract<DialogField, { widget: W }>;

/** The kind of value that each widget edits. */
export interface ValueOf {
  text: string;
  textarea: string;
  richtext: string;
  select: string;
  date: string;
  texts: readonly string[];
  tags: readonly string[];
  number: number | undefined;
  checkbox: boolean;
  path: string | readonly string[];
  panel: string | readonly string[];
  link: LinkValue;
  image: ImageValue;
  focalpoint: string;
  multifield: readonly Entry[];
  panels: readonly PanelValue[];
}
