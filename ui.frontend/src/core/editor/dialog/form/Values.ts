import type { DialogField } from '../../../kit/dialogs/dialog';
import type { ContentNode } from '../../session/EditorSession';

/** A link's target address and window. */
export interface LinkValue {
  readonly url: string;
  /** `_blank`, or none. */
  readonly target: string;
}

/** A picture with its alternative text. */
export interface ImageValue {
  readonly fileReference: string;
  readonly alt: string;
  readonly isDecorative: boolean;
  /** Uses the asset's alternative text instead of `alt`; undefined if neither author nor policy sets it. */
  readonly altValueFromDAM: boolean;
  /** `30,40`; if empty, the asset's focal point applies. */
  readonly focalPoint: string;
}

/** One entry of a multifield. */
export interface Entry {
  /** Stable while the form is open: the node's name, or a generated one. */
  readonly key: string;
  readonly values: Values;
}

/** A child of tabs, accordion or carousel. */
export interface PanelValue {
  readonly key: string;
  readonly title: string;
  /** Only for a panel not yet created. */
  readonly resourceType?: string;
  /** Initial content (`cq:template`). */
  readonly node?: ContentNode;
}

/** The value edited by a widget; its type depends on the widget. */
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

/** Values of a form, by field name. */
export type Values = Readonly<Record<string, Value>>;

/** A field of one widget. */
export type FieldOf<W extends DialogField['widget']> = Extract<DialogField, { widget: W }>;

/** The value type of each widget. */
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
