import type { UniversalField } from '../../../../../shared/authoring/universal-field';
import type { ModelField } from '../../../../../shared/authoring/fragment-model';
import { urnOf } from '../../../../../shared/addresses/universal-editor';
import { fragmentTabs } from '../../../../../ui.frontend/src/core/entries/editing';
import type { NodeJson } from '../../../repository/node-json';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { masterOf, writeFragment } from '../../mcp/changes/write-fragment';
import { checkIsDraft } from '../../mcp/changes/write-page';
import { fragmentValues } from '../../mcp/content/fragment-values';
import { openFragment, type OpenFragment } from '../../mcp/tools/fragments';
import type { ToolContext } from '../../mcp/Tool';
import { universalFields } from '../fields';
import type { Changed } from './Changed';

/** Where applications say that a fragment's elements are stored: `…/adventures/surfing/jcr:content/data/master`. */
const ELEMENTS = /^(\/content\/dam\/.+)\/jcr:content\/data\/([^/]+)$/;

/**
 * The fragment whose elements are at a path; undefined if the path is not that of elements.
 *
 * @throws ToolRefusal if there is no such fragment
 * @throws HttpError 409 for a variation
 */
export function fragmentAt(instance: Instance, path: string): OpenFragment | undefined {
  const [, asset, variation] = ELEMENTS.exec(path) ?? [];
  if (asset === undefined) return undefined;
  if (variation !== 'master')
    throw new HttpError(409, `The variation ${variation} of ${asset} is edited in the editor of fragments`);
  return openFragment(instance, asset);
}

/** The elements of a fragment, and the fields of its model for them. */
export function fragmentDetails({ model, fragment }: OpenFragment): {
  readonly data: NodeJson;
  readonly fields: readonly UniversalField[];
} {
  return {
    data: fragmentValues(model, fragment) as NodeJson,
    fields: universalFields(fragmentTabs(model, false).flatMap(({ fields }) => fields)),
  };
}

/** Sets elements of a fragment, by the rules of its model. @throws ToolRefusal */
export async function setElements(
  context: ToolContext,
  { model, fragment, version }: OpenFragment,
  properties: readonly { readonly name: string; readonly value?: unknown }[],
): Promise<Changed> {
  checkIsDraft(context.instance);
  checkMayWrite([fragment.path]);
  const values = Object.fromEntries(
    properties.map(({ name, value }) => [
      name,
      elementOf(
        model.fields.find((field) => field.name === name),
        value,
      ),
    ]),
  );
  const { stored, differences } = writeFragment.plan(model, fragment, values);
  const resource = urnOf(masterOf(fragment.path));
  const updates = properties.map(({ name }) => ({ resource, prop: name, type: 'reference' }));
  if (differences.length === 0) return { updates };
  const { id } = await writeFragment.change(fragment, stored, version, context);
  return { updates, change: id };
}

/** What is typed on a page is text, also for a number; an emptied field has no value. */
function elementOf(field: ModelField | undefined, value: unknown): unknown {
  if (value === undefined || value === '') return null;
  const isNumber = field?.type === 'number' && typeof value === 'string' && value.trim() !== '';
  return isNumber && Number.isFinite(Number(value)) ? Number(value) : value;
}
