import type { Resource, Value } from '../../repository/Resource';
import type { ExportContext, Json, Properties } from '../Exporter';
import { descendant } from '../shared/assets';
import { text, texts } from '../shared/properties';

/** An element of a content fragment with the value of one variation. */
export interface FragmentElement {
  readonly name: string;
  readonly title: string | undefined;
  readonly value: Json | undefined;
  readonly multiValue: boolean;
  /** MIME type of a text element; undefined for other types. */
  readonly mimeType: string | undefined;
  /** The data type in the model: `string`, `string[]`, `calendar`, …; undefined for elements of text fragments. */
  readonly dataType: string | undefined;
}

const NONE: Properties = {};
const MASTER = 'master';

const json = (value: Value | undefined): Json | undefined => (typeof value === 'object' ? [...value] : value);

/** The text of an `nt:file`. */
function fileText(file: Resource, context: ExportContext): string {
  const content = file.children.get('jcr:content');
  const kept = content && text(content.properties, 'jcr:data');
  const read = content?.binary && context.services?.readText?.(content.binary);
  return kept ?? read ?? '';
}

/** Fields of a model's dialog, in order. */
const modelFields = (model: Resource): Resource[] => [
  ...(descendant(model, 'jcr:content/model/cq:dialog/content/items')?.children.values() ?? []),
];

/** A structured fragment: its model defines the fields, `data/<variation>` has their values. */
function structuredElements(data: Resource, model: Resource, variation: string): FragmentElement[] {
  const master = data.children.get(MASTER)?.properties ?? NONE;
  const values = data.children.get(variation)?.properties ?? master;
  return modelFields(model).flatMap(({ properties }): FragmentElement[] => {
    const name = text(properties, 'name');
    if (!name) return [];
    // An element missing in the variation keeps its master value.
    const source = name in values ? values : master;
    const dataType = text(properties, 'valueType');
    const multiValue = dataType?.endsWith('[]') ?? false;
    return [
      {
        name,
        title: text(properties, 'fieldLabel'),
        value: multiValue ? texts(source, name) : json(source[name]),
        multiValue,
        mimeType: multiValue
          ? undefined
          : (text(source, `${name}@ContentType`) ?? text(master, `${name}@ContentType`)),
        dataType,
      },
    ];
  });
}

/** A text fragment: the elements are files; the main one is the asset's own, the others are those of its sub-assets. */
function textElements(asset: Resource, variation: string, context: ExportContext): FragmentElement[] {
  const elements = descendant(asset, 'jcr:content/model/elements')?.children.values() ?? [];
  return [...elements].map(({ name: nodeName, properties }) => {
    const name = text(properties, 'name') ?? nodeName;
    const subasset = text(properties, 'assetName');
    const owner = subasset === undefined ? asset : descendant(asset, `subassets/${subasset}`);
    const renditions = descendant(owner, 'jcr:content/renditions');
    const original = renditions?.children.get('original');
    const file = (variation === MASTER ? undefined : renditions?.children.get(variation)) ?? original;
    return {
      name,
      title: text(properties, 'jcr:title'),
      value: file ? fileText(file, context) : undefined,
      multiValue: false,
      mimeType: file && text(file.children.get('jcr:content')?.properties ?? NONE, 'jcr:mimeType'),
      dataType: undefined,
    };
  });
}

/** A content fragment as its models see it. */
export interface Fragment {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** Its model: `acme/models/article`, or the path of a text fragment's own model. */
  readonly model: string;
  readonly elements: readonly FragmentElement[];
}

/** `/conf/acme/nested/settings/dam/cfm/models/article` → `acme/nested/models/article`. */
function modelType(path: string): string {
  const segments = path.split('/').filter(Boolean);
  return [...segments.slice(1, Math.max(1, segments.length - 5)), 'models', segments.at(-1)].join('/');
}

/** Reads a `dam:Asset` as a content fragment; undefined if it is not one. */
export function readFragment(
  asset: Resource | undefined,
  variation: string | undefined,
  context: ExportContext,
): Fragment | undefined {
  const content =
    asset?.properties['jcr:primaryType'] === 'dam:Asset' ? asset.children.get('jcr:content') : undefined;
  if (!asset || !content || String(content.properties.contentFragment) !== 'true') return undefined;
  const data = content.children.get('data');
  const modelPath = data && text(data.properties, 'cq:model');
  const picked = variation || MASTER;
  const texts = {
    title: text(content.properties, 'jcr:title'),
    description: text(content.properties, 'jcr:description'),
  };
  if (!data || !modelPath)
    return { ...texts, model: `${content.path}/model`, elements: textElements(asset, picked, context) };
  const model = modelPath.startsWith('/') ? context.tree.get(modelPath) : undefined;
  return {
    ...texts,
    model: modelType(modelPath),
    elements: model ? structuredElements(data, model, picked) : [],
  };
}
