import type { z } from 'zod';

/** Keys of the exporter's JSON that a model reads. Any string if no model is given. */
export type ModelKey<S extends z.ZodType> = unknown extends z.input<S> ? string : keyof z.input<S> & string;

/**
 * A component's dialog, defined once: AEM's `_cq_dialog` XML, the local editor's form and the Universal Editor's field
 * list are generated from it. Widgets are named after what they edit, not how they look. `Dialog<typeof titleModel>`
 * accepts only that model's keys.
 */
export interface Dialog<S extends z.ZodType = z.ZodType<object>> {
  tabs: readonly DialogTab<ModelKey<S>>[];
  /** Keys of the model that no author sets: the exporter derives them (from the page tree, an asset, the policy). */
  computed?: readonly ModelKey<S>[];
}

/** A tab of a dialog, with the fields that authors fill in. */
export interface DialogTab<K extends string = string> {
  title: string;
  fields: readonly DialogField<K>[];
}

interface FieldBase<K extends string> {
  /** Property (or, for a multifield, child node) below the component's node: `jcr:title`, `actions`, `video/loop`. */
  name: string;
  label: string;
  /** One sentence below the field. */
  description?: string;
  /** Keys of the component's model that this field sets. @default [name] */
  feeds?: readonly K[];
  required?: boolean;
  /** Whether the Core Component that this one is built on lacks the property. */
  isAddition?: true;
  /** Shows the field only while another field of the same dialog has this value. */
  showWhen?: { name: string; is: string | boolean };
}

/** Required if the field's name is not a key of the model. */
type Feeding<K extends string> = FieldBase<K> & ({ name: K } | { feeds: readonly K[] });

/**
 * What a text field contains: text that visitors read, text that they type into a search, or neither (names for
 * machines, addresses, patterns). The first two are respelt on pages of other countries; the first is searchable. Every
 * text field of a component must declare this, or `npm run generate` rejects its dialog.
 */
export type Words = 'prose' | 'query' | 'none';

/** One option of a select: what is stored, and what authors read. */
export interface Choice {
  value: string;
  text: string;
}

/** A shape to which a picture is cropped, for a preview. */
export interface Crop {
  text: string;
  width: number;
  height: number;
  /** The focal point of a picture without one. @default '50,50' */
  unset?: string;
}

/** A field; its other properties depend on the widget. */
export type DialogField<K extends string = string> = Feeding<K> & Widget;

type Widget =
  /** `placeholder`: an example as long as it is empty. */
  | {
      widget: 'text';
      words?: Words;
      placeholder?: string;
      maxLength?: number;
      pattern?: { value: string; message: string };
    }
  /**
   * Several texts in one property (`String[]`). `per`: one for each entry of a multifield of the same dialog, `of`, called
   * what the entry's field `title` says; a text stays with its entry when entries are moved or removed. `options`: the only
   * texts that can be chosen; of models of other applications, not of dialogs.
   */
  | {
      widget: 'texts';
      words?: Words;
      per?: { of: string; title: string };
      options?: readonly Choice[];
    }
  /** `isHtml`: HTML source, in which only what readers see is words. */
  | {
      widget: 'textarea';
      words?: Words;
      placeholder?: string;
      rows?: number;
      maxLength?: number;
      isHtml?: boolean;
    }
  /** Prose. `formattedBy`: a checkbox of the same dialog; while it is off, the text is plain. */
  | { widget: 'richtext'; formattedBy?: string }
  | { widget: 'number'; min?: number; max?: number; step?: number; value?: number }
  | { widget: 'checkbox'; value?: boolean }
  | { widget: 'select'; options: readonly Choice[]; value?: string }
  | { widget: 'date'; withTime?: boolean }
  /** A path below `root`: a page, a fragment or an asset, of one media type if it `accepts` no other (`image/*`). */
  | { widget: 'path'; root: string; multiple?: boolean; accepts?: string }
  /** An address: a page of this site or one outside, with its target window. */
  | { widget: 'link' }
  /** A picture with its alternative text and focal point. `crops`: what its component makes of it. */
  | { widget: 'image'; crops?: readonly Crop[] }
  /** What stays in view where the picture of another field, `of`, is cropped. */
  | { widget: 'focalpoint'; of: string; crops: readonly Crop[] }
  | { widget: 'tags' }
  | { widget: 'multifield'; fields: readonly DialogField[]; max?: number }
  /** The children as panels: which, in what order, each with its title (`cq:panelTitle`). */
  | { widget: 'panels' }
  /** One of the panels or several, by the names of their nodes. */
  | { widget: 'panel'; multiple?: boolean };
