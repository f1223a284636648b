import type { ComponentDefinition } from '../../kit/define-component';
import type { DialogField } from '../../kit/dialog';
import { isNode, type ContentNode, type PropertyValue } from '../sling/content-node';
import { childNames, propertyNames } from './tree';

type Definitions = ReadonlyMap<string, Pick<ComponentDefinition, 'title' | 'dialog'>>;

/** What an author calls a component. */
export const componentTitle = (definitions: Definitions, resourceType: string): string =>
  definitions.get(resourceType)?.title ??
  (resourceType.slice(resourceType.lastIndexOf('/') + 1) || 'Component');

/** What the component's dialog calls a property or child node; its name where the dialog does not have it. */
export function fieldTitle(definitions: Definitions, resourceType: string, name: string): string {
  if (name === '') return 'The whole component';
  if (name === 'cq:responsive') return 'Layout';
  const fields: readonly DialogField[] =
    definitions.get(resourceType)?.dialog?.tabs.flatMap((tab) => tab.fields as readonly DialogField[]) ?? [];
  const field =
    fields.find((one) => one.name === name) ?? fields.find((one) => one.name.startsWith(`${name}/`));
  return field?.label ?? name;
}

const LONGEST = 400;

/** A value in words. */
export function valueText(value: PropertyValue | ContentNode | undefined): string {
  if (value === undefined) return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (isNode(value)) return shortened(nodeText(value)) || 'Empty';
  if (Array.isArray(value)) return shortened(value.join(', '));
  return shortened(plain(String(value))) || 'Empty';
}

/** Markup is told by its text. */
const plain = (text: string) =>
  text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const shortened = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** What an author wrote into a node and those below it; names with a colon are bookkeeping, titles excepted. */
function nodeText(node: ContentNode): string {
  const own = propertyNames(node).filter((name) => !name.includes(':') || name === 'jcr:title');
  const texts = own.map((name) => valueText(node[name] as PropertyValue));
  const below = childNames(node).map((name) => nodeText(node[name] as ContentNode));
  return [...texts, ...below].filter(Boolean).join(', ');
}
