/**
 * A component's dialog, said once: AEM's `_cq_dialog` XML, the local editor's form and the Universal Editor's field list
 * are made from it. Names of widgets are what they edit, not what draws them.
 */
export interface Dialog {
  tabs: readonly DialogTab[];
  /** Keys of the model that no author sets: the exporter works them out (from the page tree, an asset, the policy). */
  computed?: readonly string[];
}

export interface DialogTab {
  title: string;
  fields: readonly DialogField[];
}

interface FieldBase {
  /** Property (or, for a multifield, child node) below the component's node: `jcr:title`, `actions`. */
  name: string;
  label: string;
  /** One sentence below the field. */
  description?: string;
  /** Keys of the component's model that this field feeds. @default [name] */
  feeds?: readonly string[];
  required?: boolean;
  /** Shown only while another field of the same dialog has this value. */
  showWhen?: { name: string; is: string | boolean };
}

export interface Choice {
  value: string;
  text: string;
}

/** One field; the widget decides what else it needs. */
export type DialogField =
  | (FieldBase & { widget: 'text'; maxLength?: number; pattern?: { value: string; message: string } })
  | (FieldBase & { widget: 'textarea'; rows?: number; maxLength?: number })
  | (FieldBase & { widget: 'richtext' })
  | (FieldBase & { widget: 'number'; min?: number; max?: number; step?: number; value?: number })
  | (FieldBase & { widget: 'checkbox'; value?: boolean })
  | (FieldBase & { widget: 'select'; options: readonly Choice[]; value?: string })
  | (FieldBase & { widget: 'date'; withTime?: boolean })
  /** A path below `root`: a page, a fragment or an asset. */
  | (FieldBase & { widget: 'path'; root: string; multiple?: boolean })
  /** An address: a page of this site or one outside, with its target window. */
  | (FieldBase & { widget: 'link' })
  /** A picture with its alternative text and focal point. */
  | (FieldBase & { widget: 'image' })
  | (FieldBase & { widget: 'tags' })
  | (FieldBase & { widget: 'multifield'; fields: readonly DialogField[]; max?: number });
