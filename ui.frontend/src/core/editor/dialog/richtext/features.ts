import type { Policy } from '../policy/policy';
import { at, childNodes, nodeAt } from '../form/node';
import { t } from '../../../../../../shared/authoring/language/t';

/** What the toolbar offers. */
export interface Features {
  /** `format#bold`, named after AEM's rich-text plugins. */
  has(feature: string): boolean;
  readonly formats: readonly Format[];
}

/** A paragraph format. */
export interface Format {
  readonly tag: string;
  readonly description: string;
}

/** Default without a policy: suitable for a description. */
const usual: Readonly<Record<string, readonly string[]>> = {
  format: ['bold', 'italic'],
  subsuperscript: ['subscript', 'superscript'],
  links: ['modifylink', 'unlink'],
  lists: ['ordered', 'unordered', 'indent', 'outdent'],
  undo: ['undo', 'redo'],
  misctools: ['specialchars'],
};

const usualFormats: readonly Format[] = [
  { tag: 'p', description: t('Paragraph') },
  { tag: 'h2', description: t('Heading 2') },
  { tag: 'h3', description: t('Heading 3') },
  { tag: 'h4', description: t('Heading 4') },
];

/** The features of a text policy: `rtePlugins/<plugin>/features`, each a list, `*` or `-`. */
export function featuresOf(policy: Policy): Features {
  const plugins = nodeAt(policy, 'rtePlugins');
  const namesOf = (plugin: string): readonly string[] => {
    if (!plugins) return usual[plugin] ?? [];
    const names = at(plugins, `${plugin}/features`);
    return Array.isArray(names) ? names.map(String) : typeof names === 'string' ? [names] : [];
  };
  const has = (feature: string) => {
    const [plugin = '', name = ''] = feature.split('#');
    const names = namesOf(plugin);
    return !names.includes('-') && (names.includes('*') || names.includes(name));
  };
  const authored = childNodes(nodeAt(plugins, 'paraformat/formats')).flatMap(([, format]) => {
    const [tag, description] = [at(format, 'tag'), at(format, 'description')];
    return typeof tag === 'string' && isOffered(tag)
      ? [{ tag, description: String(description ?? tag) }]
      : [];
  });
  const formats = has('paraformat#paraformat') ? (authored.length > 0 ? authored : usualFormats) : [];
  return { has, formats };
}

const isOffered = (tag: string): boolean => /^(?:p|h[2-6])$/.test(tag);
