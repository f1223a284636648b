/** Values of a policy's settings by name. */
export type PolicySettings = Readonly<Record<string, SettingValue | null>>;
export type SettingValue = string | number | boolean | readonly (string | number | boolean)[];

interface Named {
  /** The property. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

/** A setting of a policy that components respect. */
export type PolicySetting = Named &
  (
    | { readonly kind: 'flag' }
    | { readonly kind: 'number'; readonly min: number; readonly max: number }
    | { readonly kind: 'text' }
    /** Several texts, one a line. */
    | { readonly kind: 'texts'; readonly pattern?: string; readonly fault?: string }
    | { readonly kind: 'choice'; readonly options: readonly string[] }
  );

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;

const flag = (name: string, label: string, hint?: string): PolicySetting => ({
  kind: 'flag',
  name,
  label,
  ...(hint !== undefined && { hint }),
});
const number = (name: string, label: string, min: number, max: number, hint?: string): PolicySetting => ({
  kind: 'number',
  ...{ name, label, min, max },
  ...(hint !== undefined && { hint }),
});
const heading = (name: string, label: string): PolicySetting => ({
  kind: 'choice',
  options: HEADINGS,
  ...{ name, label },
});
const widths: PolicySetting = {
  kind: 'texts',
  name: 'allowedRenditionWidths',
  label: 'Widths of pictures in pixels',
  hint: 'One a line. Browsers choose among them; other widths are not served.',
  pattern: '[1-9][0-9]{1,3}',
  fault: 'A width is a whole number of pixels from 10 to 9999.',
};
const quality = number('jpegQuality', 'Quality of JPEG pictures in per cent', 1, 100);
const noLazy = flag('disableLazyLoading', 'Load pictures at once, not when they come into view');
const noAssetId = flag('uuidDisabled', 'Leave the id of the asset out of the model');
const altFromAsset = flag('altValueFromDAM', 'Alternative text comes from the asset');
const captionFromAsset = flag('titleValueFromDAM', 'Caption comes from the asset');

/**
 * The settings by the Core Component that a component is built on: those that the exporter reads from the policy. What
 * else a policy stores can be changed under its name.
 */
const OF_CORE: Readonly<Record<string, readonly PolicySetting[]>> = {
  accordion: [heading('headingElement', 'Heading level of the titles, unless an author chooses one')],
  breadcrumb: [
    number(
      'startLevel',
      'Level at which it begins',
      0,
      20,
      '1 is the site, 2 its countries, 3 their languages.',
    ),
    flag('showHidden', 'Show pages that menus hide'),
    flag('hideCurrent', 'Hide the current page'),
  ],
  carousel: [
    flag('autoplay', 'Move from slide to slide automatically'),
    number('delay', 'Time for each slide in milliseconds', 1000, 600_000),
    flag('autopauseDisabled', 'Keep moving under the pointer'),
    flag('controlsPrepended', 'Controls come before the slides'),
  ],
  container: [
    number('columns', 'Columns of the grid', 1, 24, 'Without a number, 12.'),
    flag('backgroundImageEnabled', 'Authors may choose a background picture'),
    flag('backgroundColorEnabled', 'Authors may choose a background colour'),
  ],
  download: [heading('titleType', 'Heading level of the title')],
  embed: [
    flag('urlDisabled', 'No addresses of other sites'),
    flag('embeddablesDisabled', 'No choice of embedded services'),
    flag('htmlDisabled', 'No HTML'),
  ],
  image: [
    widths,
    quality,
    noLazy,
    noAssetId,
    altFromAsset,
    captionFromAsset,
    flag('displayPopupTitle', 'Show the caption only under the pointer'),
  ],
  languagenavigation: [number('structureDepth', 'Levels of languages below the site', 1, 5)],
  list: [
    { kind: 'text', name: 'dateFormat', label: 'Format of dates', hint: 'For example yyyy-MM-dd.' },
    flag('linkItems', 'Link items, unless an author decides otherwise'),
    flag('showDescription', 'Show descriptions, unless an author decides otherwise'),
    flag('showModificationDate', 'Show dates, unless an author decides otherwise'),
  ],
  navigation: [
    number('structureStart', 'Level at which it begins, below its root', 0, 10),
    number('structureDepth', 'Levels that it shows', 1, 10),
    flag('collectAllPages', 'Show all levels'),
  ],
  page: [
    flag('isRoot', 'Root of the model hierarchy'),
    number('structureDepth', 'Levels of pages in the model of the root', 0, 20),
  ],
  search: [
    number('searchTermMinimumLength', 'Shortest words that are searched for', 1, 20),
    number('resultsSize', 'Results in a page', 1, 100),
  ],
  separator: [flag('decorative', 'Hidden from screen readers, unless an author decides otherwise')],
  tableofcontents: [
    heading('restrictStartLevel', 'First heading level, for all'),
    heading('restrictStopLevel', 'Last heading level, for all'),
    {
      kind: 'texts',
      name: 'includeClasses',
      label: 'CSS classes whose headings are listed',
      hint: 'One a line.',
    },
    {
      kind: 'texts',
      name: 'ignoreClasses',
      label: 'CSS classes whose headings are left out',
      hint: 'One a line.',
    },
  ],
  teaser: [
    heading('titleType', 'Heading level of the title'),
    flag('showTitleType', 'Authors may choose the heading level'),
    flag('pretitleHidden', 'No pretitle'),
    flag('titleHidden', 'No title'),
    flag('descriptionHidden', 'No description'),
    flag('actionsDisabled', 'No actions'),
    flag('imageLinkHidden', 'No link on the picture'),
    flag('titleLinkHidden', 'No link on the title'),
  ],
  title: [heading('type', 'Heading level, unless an author chooses one'), flag('linkDisabled', 'No link')],
};

/** Policies of AEM have these for its own dialogs. No dialog and no component here reads them. */
const WITHOUT_EFFECT: ReadonlySet<string> = new Set([
  'allowUpload',
  'allowedHeadingElements',
  'allowedTypes',
  'disableChildren',
  'disableSearch',
  'disableStatic',
  'disableTags',
  'layoutDisabled',
  'maxItems',
  'showFigures',
]);

/** Whether anything reads a stored value that has no field of its own. */
export const hasEffect = (name: string): boolean => !WITHOUT_EFFECT.has(name);

/** The settings of components that are built on a Core Component. @param core `title`; undefined for others */
export const policySettingsOf = (core: string | undefined): readonly PolicySetting[] =>
  (core !== undefined && OF_CORE[core]) || [];

/** A setting for a value that is stored under a name that nothing more is known of. */
export function settingFor(name: string, value: SettingValue): PolicySetting {
  if (typeof value === 'boolean') return { kind: 'flag', name, label: name };
  if (typeof value === 'number') return { kind: 'number', name, label: name, min: -1e9, max: 1e9 };
  return { kind: typeof value === 'string' ? 'text' : 'texts', name, label: name };
}
