import type { UniversalField } from '../../../../../../shared/authoring/universal-field';
import type { ContentNode } from '../../sling/content-node';
import { objectIn, objectOf, textOf } from './Editable';

/** A component that authors can add: of `component-definition.json`. */
export interface DefinedComponent {
  readonly id: string;
  readonly title: string;
  /** The title of its group. */
  readonly group: string;
  readonly resourceType: string;
  /** What it begins with. */
  readonly template: ContentNode;
}

/** What a page says of its components. */
export interface Definitions {
  readonly components: readonly DefinedComponent[];
  /** Fields by the id of a model: `component-models.json`. */
  readonly models: ReadonlyMap<string, readonly UniversalField[]>;
  /** Ids of components by the id of a filter: `component-filters.json`. */
  readonly filters: ReadonlyMap<string, readonly string[]>;
}

export const NO_DEFINITIONS: Definitions = { components: [], models: new Map(), filters: new Map() };

/** The definitions of a page as its script reads them: `{ component, model, filter }`. What has another form is left out. */
export function readDefinitions(given: unknown): Definitions {
  const { component, model, filter } = objectOf(given);
  return {
    components: listIn(component, 'groups').flatMap((group) =>
      listIn(group, 'components').flatMap((each) => {
        const page = objectIn(objectIn(each, 'plugins')['aem'], 'page');
        const resourceType = textOf(page['resourceType']);
        // What another plugin adds cannot be added here.
        return resourceType === ''
          ? []
          : [
              {
                id: textOf(each['id']),
                title: textOf(each['title']) || textOf(each['id']),
                group: textOf(group['title']),
                resourceType,
                template: objectOf(page['template']) as ContentNode,
              },
            ];
      }),
    ),
    models: new Map(list(model).map((each) => [textOf(each['id']), fieldsIn(each)])),
    filters: new Map(
      list(filter).map(({ id, components }) => [
        textOf(id),
        Array.isArray(components) ? components.map(textOf) : [],
      ]),
    ),
  };
}

function fieldsIn(model: Readonly<Record<string, unknown>>): readonly UniversalField[] {
  return listIn(model, 'fields').flatMap((field) => {
    const name = textOf(field['name']);
    const component = textOf(field['component']);
    const { fields: _fields, ...own } = field;
    const inner = fieldsIn(field);
    return name === '' && component !== 'tab'
      ? []
      : [
          {
            ...(own as Partial<UniversalField>),
            ...{ name, component, label: textOf(field['label']) || name },
            ...(inner.length > 0 && { fields: inner }),
          },
        ];
  });
}

const list = (given: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(given) ? given.map(objectOf) : [];

const listIn = (given: unknown, name: string) => list(objectOf(given)[name]);
