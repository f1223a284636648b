import { phrase } from './language/t';

/** What a policy says about rich text (`rtePlugins`). */
export interface RichTextFeatures {
  /** The ids of `RICH_TEXT_CHOICES` that authors have. */
  readonly choices: readonly string[];
  /** Tags of paragraphs that authors choose among, `h2`; empty: no choice. */
  readonly formats: readonly string[];
}

/** One thing that authors can do in rich text, as features of one of AEM's plugins. */
export interface RichTextChoice {
  readonly id: string;
  readonly label: string;
  readonly group: string;
  readonly plugin: string;
  /** The first one decides whether authors have it; the others come and go with it. */
  readonly features: readonly [string, ...string[]];
}

const CHARACTERS = phrase('Characters');
const LISTS = phrase('Lists');
const MORE = phrase('Insert and correct');

const choice = (
  group: string,
  label: string,
  plugin: string,
  ...features: RichTextChoice['features']
): RichTextChoice => ({ id: `${plugin}#${features[0]}`, label, group, plugin, features });

export const RICH_TEXT_CHOICES: readonly RichTextChoice[] = [
  choice(CHARACTERS, phrase('Bold'), 'format', 'bold'),
  choice(CHARACTERS, phrase('Italic'), 'format', 'italic'),
  choice(CHARACTERS, phrase('Underline'), 'format', 'underline'),
  choice(CHARACTERS, phrase('Strikethrough'), 'format', 'strikethrough'),
  choice(CHARACTERS, phrase('Subscript'), 'subsuperscript', 'subscript'),
  choice(CHARACTERS, phrase('Superscript'), 'subsuperscript', 'superscript'),
  choice(LISTS, phrase('Bulleted list'), 'lists', 'unordered'),
  choice(LISTS, phrase('Numbered list'), 'lists', 'ordered'),
  choice(LISTS, phrase('Increase list level'), 'lists', 'indent'),
  choice(LISTS, phrase('Decrease list level'), 'lists', 'outdent'),
  choice(MORE, phrase('Link'), 'links', 'modifylink', 'unlink'),
  choice(
    MORE,
    phrase('Table'),
    ...(['table', 'table', 'removetable', 'insertrow', 'removerow', 'insertcolumn', 'removecolumn'] as const),
    ...(['cellprops', 'mergecells', 'splitcell'] as const),
  ),
  choice(MORE, phrase('Special characters'), 'misctools', 'specialchars'),
  choice(MORE, phrase('Undo'), 'undo', 'undo'),
  choice(MORE, phrase('Redo'), 'undo', 'redo'),
];

/** The formats of paragraphs that there are, with the names that authors see. */
export const PARAGRAPH_FORMATS: readonly { readonly tag: string; readonly description: string }[] = [
  { tag: 'p', description: phrase('Paragraph') },
  { tag: 'h1', description: phrase('Heading 1') },
  { tag: 'h2', description: phrase('Heading 2') },
  { tag: 'h3', description: phrase('Heading 3') },
  { tag: 'h4', description: phrase('Heading 4') },
  { tag: 'h5', description: phrase('Heading 5') },
  { tag: 'h6', description: phrase('Heading 6') },
];

/** Formats of a policy that allows formats and names none. */
export const USUAL_FORMATS: readonly string[] = ['p', 'h2', 'h3', 'h4'];

/** Features without a policy, by plugin: suitable for a description. */
export const USUAL_FEATURES: Readonly<Record<string, readonly string[]>> = {
  format: ['bold', 'italic'],
  subsuperscript: ['subscript', 'superscript'],
  links: ['modifylink', 'unlink'],
  lists: ['ordered', 'unordered', 'indent', 'outdent'],
  undo: ['undo', 'redo'],
  misctools: ['specialchars'],
};

/** Whether a plugin's features, as stored, have one: a list, `*` for all, `-` for none. */
export const hasFeature = (stored: readonly string[], feature: string): boolean =>
  !stored.includes('-') && (stored.includes('*') || stored.includes(feature));

/** What a policy begins with that has said nothing about rich text: what authors had until then. */
export const usualRichText = (): RichTextFeatures => ({
  choices: RICH_TEXT_CHOICES.flatMap(({ id, plugin, features: [first] }) =>
    hasFeature(USUAL_FEATURES[plugin] ?? [], first) ? [id] : [],
  ),
  formats: [],
});
