import { dataOf } from '../../../exporter/shared/fragment-elements';
import { metadata } from '../../../exporter/shared/assets';
import { text, texts } from '../../../exporter/shared/properties';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import type { Properties } from '../../../exporter/Exporter';
import type { Scalar } from '../../../repository/Resource';
import type { Instance } from '../../Instance';
import { publicationOf } from '../../replicate/publication';
import { fragmentId, type Found } from './find-fragment';

/** A field of a fragment, as AEM's OpenAPI has it: always with a list of values. */
export interface FieldJson {
  readonly name: string;
  readonly type: string;
  readonly multiple: boolean;
  readonly values: readonly Scalar[];
}

const NONE: Properties = {};

/** A fragment as AEM's OpenAPI for Sites describes it. */
export function fragmentJson({ node, model }: Found, { repository, publish = repository }: Trees) {
  const content = node.children.get('jcr:content')?.properties ?? NONE;
  const { published, changedSince } = publicationOf(node, repository, publish);
  const at = text(content, 'jcr:lastModified');
  return {
    id: fragmentId(node),
    path: node.path,
    title: text(content, 'jcr:title') ?? node.name,
    description: text(content, 'jcr:description') ?? '',
    model: { id: model.id, path: model.path, name: model.name, title: model.title },
    status: published ? (changedSince ? 'MODIFIED' : 'PUBLISHED') : 'NEW',
    ...(at !== undefined && { modified: { at, by: text(content, 'jcr:lastModifiedBy') ?? '' } }),
    tags: (texts(metadata(node), 'cq:tags') ?? []).map((id) => ({ id })),
    fields: fieldsOf(model.fields, dataOf(node)?.children.get('master')?.properties ?? NONE),
    variations: variationsOf({ node, model }),
  };
}

type Trees = Pick<Instance, 'repository' | 'publish'>;

/** The variations without the master, each with the fields that differ from it. */
export const variationsOf = ({ node, model }: Found) =>
  [...(dataOf(node)?.children.values() ?? [])]
    .filter(({ name }) => name !== 'master')
    .map(({ name, properties }) => ({
      name,
      title: text(properties, 'jcr:title') ?? name,
      fields: fieldsOf(
        model.fields.filter((field) => properties[field.name] !== undefined),
        properties,
      ),
    }));

const fieldsOf = (fields: readonly ModelField[], properties: Properties): FieldJson[] =>
  fields.map(({ name, type, multiple }) => {
    const value = properties[name];
    const values = value === undefined ? [] : typeof value === 'object' ? [...value] : [value];
    return { name, type, multiple, values };
  });
