import {
  hasFeature,
  PARAGRAPH_FORMATS,
  RICH_TEXT_CHOICES,
  USUAL_FORMATS,
  type RichTextFeatures,
} from '../../../../shared/authoring/rich-text-features';
import { isNode, type NodeJson } from '../../repository/node-json';
import { childIn, nodesIn, textIn } from './style-groups';

const FORMATS_PLUGIN = 'paraformat';
const FORMATS = 'formats';
const UNSTRUCTURED = { 'jcr:primaryType': 'nt:unstructured' };

/** What a policy's `rtePlugins` give authors. */
export function richTextIn(plugins: NodeJson): RichTextFeatures {
  const tags = nodesIn(childIn(childIn(plugins, FORMATS_PLUGIN), FORMATS)).map(([, node]) =>
    textIn(node, 'tag'),
  );
  const known = PARAGRAPH_FORMATS.flatMap(({ tag }) => (tags.includes(tag) ? [tag] : []));
  const hasFormats = hasFeature(featuresIn(plugins, FORMATS_PLUGIN), FORMATS_PLUGIN);
  return {
    choices: RICH_TEXT_CHOICES.flatMap(({ id, plugin, features: [first] }) =>
      hasFeature(featuresIn(plugins, plugin), first) ? [id] : [],
    ),
    formats: hasFormats ? (known.length > 0 ? known : USUAL_FORMATS) : [],
  };
}

/** `rtePlugins` with other choices. Plugins and features that nothing here offers stay, and what did not change. */
export function withRichText(before: NodeJson, next: RichTextFeatures): NodeJson {
  const now = richTextIn(before);
  const made: NodeJson = { ...UNSTRUCTURED, ...before };
  const setFeatures = (plugin: string, features: readonly string[]) =>
    (made[plugin] = { ...UNSTRUCTURED, ...childIn(made, plugin), features });
  for (const plugin of new Set(RICH_TEXT_CHOICES.map((choice) => choice.plugin))) {
    const choices = RICH_TEXT_CHOICES.filter((choice) => choice.plugin === plugin);
    const isChanged = choices.some(({ id }) => now.choices.includes(id) !== next.choices.includes(id));
    if (!isChanged) continue;
    let features = listed(featuresIn(before, plugin), choices);
    for (const choice of choices) {
      const isOn = next.choices.includes(choice.id);
      if (isOn === now.choices.includes(choice.id)) continue;
      features = features.filter((one) => !choice.features.includes(one));
      if (isOn) features = [...features, ...choice.features];
    }
    setFeatures(plugin, features);
  }
  if (next.formats.join() !== now.formats.join()) {
    setFeatures(FORMATS_PLUGIN, next.formats.length > 0 ? ['*'] : []);
    if (next.formats.length > 0)
      made[FORMATS_PLUGIN] = {
        ...childIn(made, FORMATS_PLUGIN),
        [FORMATS]: withFormats(childIn(childIn(before, FORMATS_PLUGIN), FORMATS), next.formats),
      };
  }
  return made;
}

function featuresIn(plugins: NodeJson, plugin: string): string[] {
  const features = childIn(plugins, plugin)['features'];
  if (features === undefined || isNode(features)) return [];
  return (typeof features === 'object' ? features : [features]).map(String);
}

/** The features one by one: `*` is all that there are, `-` none. */
function listed(stored: readonly string[], choices: typeof RICH_TEXT_CHOICES): string[] {
  if (stored.includes('-')) return [];
  return stored.includes('*') ? choices.flatMap(({ features }) => features) : [...stored];
}

/** The formats in the order of their headings. Those that stay keep the names that the policy gives them. */
function withFormats(before: NodeJson, tags: readonly string[]): NodeJson {
  const stored = new Map(nodesIn(before).map(([, node]) => [textIn(node, 'tag'), node]));
  const offered = new Set(PARAGRAPH_FORMATS.map(({ tag }) => tag));
  const foreign = [...stored].flatMap(([tag, node]) => (offered.has(tag) ? [] : [node]));
  const chosen = PARAGRAPH_FORMATS.filter(({ tag }) => tags.includes(tag)).map(
    ({ tag, description }) => stored.get(tag) ?? { ...UNSTRUCTURED, tag, description },
  );
  return {
    ...UNSTRUCTURED,
    ...Object.fromEntries([...chosen, ...foreign].map((node, i) => [`item${i}`, node])),
  };
}
