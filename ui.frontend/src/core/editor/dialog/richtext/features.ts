import type { Policy } from '../policy/style-groups';
import { at, childNodes, nodeAt } from '../form/node';
import { t } from '../../../../../../shared/authoring/language/t';
import {
  hasFeature,
  PARAGRAPH_FORMATS,
  USUAL_FEATURES,
  USUAL_FORMATS,
} from '../../../../../../shared/authoring/rich-text-features';

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

const usualFormats: readonly Format[] = PARAGRAPH_FORMATS.filter(({ tag }) =>
  USUAL_FORMATS.includes(tag),
).map(({ tag, description }) => ({ tag, description: t(description) }));

/** The features of a text policy: `rtePlugins/<plugin>/features`, each a list, `*` or `-`. */
export function featuresOf(policy: Policy): Features {
  const plugins = nodeAt(policy, 'rtePlugins');
  const namesOf = (plugin: string): readonly string[] => {
    if (!plugins) return USUAL_FEATURES[plugin] ?? [];
    const names = at(plugins, `${plugin}/features`);
    return Array.isArray(names) ? names.map(String) : typeof names === 'string' ? [names] : [];
  };
  const has = (feature: string) => {
    const [plugin = '', name = ''] = feature.split('#');
    return hasFeature(namesOf(plugin), name);
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
