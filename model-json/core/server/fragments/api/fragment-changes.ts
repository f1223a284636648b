import { z } from 'zod';
import type { Draft } from '../../../repository/Draft';
import { childOf, isName } from '../../../repository/path';
import type { Value } from '../../../repository/Resource';
import { checkMayWrite } from '../../accounts/rights/may-publish';
import { HttpError } from '../../http/http-error';
import type { Instance } from '../../Instance';
import { touch } from '../../replace/touch';
import { deleteForAll } from '../../replicate/deletion/delete-for-all';
import { checkVariation } from '../check-values';
import { fragmentSchema } from '../models/fragment-schema';
import type { Found } from './find-fragment';

const scalar = z.union([z.string(), z.number(), z.boolean()]);

/** What PUT sends: fields that are left out stay. */
export const fragmentChange = z.object({
  title: z.string().trim().min(1).max(200).optional(),
  description: z.string().trim().max(2000).optional(),
  fields: z
    .array(z.object({ name: z.string(), values: z.array(scalar).max(500) }))
    .max(500)
    .optional(),
});

export type FragmentChange = z.infer<typeof fragmentChange>;

/** A change of a fragment that is still at a version. */
export interface Asked {
  readonly instance: Instance;
  readonly by: string | undefined;
  readonly version: string;
}

/** @throws ConflictError at another version; HttpError 400, 422 for values that are not those of the model, 403 */
export async function saveFragment(
  found: Found,
  { title, description, fields = [] }: FragmentChange,
  asked: Asked,
): Promise<void> {
  const { path } = found.node;
  const values = checkedValues(found, fields);
  const content = childOf(path, 'jcr:content');
  const master = childOf(content, 'data/master');
  await change(found, asked, (draft) => {
    if (title !== undefined) draft.setProperty(content, 'jcr:title', title);
    if (description !== undefined) draft.setProperty(content, 'jcr:description', description || undefined);
    for (const [name, value] of values) draft.setProperty(master, name, value ?? undefined);
    checkVariation(draft, master, asked.instance.repository);
  });
}

/** Makes a variation, or changes the fields in which it differs; a field without values is the master's again. */
export async function saveVariation(
  found: Found,
  name: string,
  { title, fields = [] }: FragmentChange,
  asked: Asked,
): Promise<void> {
  if (!isName(name) || name === 'master')
    throw new HttpError(
      422,
      `"${name}" cannot be the name of a variation; the master is changed as the fragment is`,
    );
  const at = childOf(found.node.path, `jcr:content/data/${name}`);
  const values = checkedValues(found, fields);
  await change(found, asked, (draft) => {
    if (!draft.has(at)) draft.create(at, { 'jcr:primaryType': 'nt:unstructured' });
    if (title !== undefined) draft.setProperty(at, 'jcr:title', title);
    for (const [field, value] of values) draft.setProperty(at, field, value ?? undefined);
    checkVariation(draft, at, asked.instance.repository);
  });
}

/** @throws HttpError 404 if the fragment has no variation of its own of that name */
export async function removeVariation(found: Found, name: string, asked: Asked): Promise<void> {
  const at = childOf(found.node.path, `jcr:content/data/${name}`);
  if (name === 'master') throw new HttpError(422, 'The master cannot be deleted; delete the fragment');
  await change(found, asked, (draft) => {
    if (!draft.has(at)) throw new HttpError(404, `The fragment has no variation ${name}`);
    draft.remove(at);
  });
}

/** Deletes a fragment; visitors lose it at once. */
export async function removeFragment({ node }: Found, { instance, by, version }: Asked): Promise<void> {
  const { path } = node;
  checkMayWrite([path]);
  await deleteForAll(instance, { path, by }, (beforeStored) =>
    instance.repository.change((draft) => draft.remove(path), {
      ...(by !== undefined && { by }),
      expected: [{ path, version }],
      beforeStored,
    }),
  );
}

async function change(
  { node: { path } }: Found,
  { instance, by, version }: Asked,
  edit: (draft: Draft) => void,
): Promise<void> {
  checkMayWrite([path]);
  await instance.repository.change(
    (draft) => {
      edit(draft);
      touch(draft, path, new Date());
    },
    { ...(by !== undefined && { by }), expected: [{ path, version }] },
  );
}

/** @throws HttpError 400 that names the field */
function checkedValues(
  { model }: Found,
  fields: NonNullable<FragmentChange['fields']>,
): [string, Value | null][] {
  const given = fields.map(({ name, values }): [string, Value | null] => {
    const field = model.fields.find((each) => each.name === name);
    if (field?.multiple === false && values.length > 1)
      throw new HttpError(400, `The field ${name} has one value; ${values.length} were sent`);
    const isEmpty = values.length === 0 || (values.length === 1 && values[0] === '');
    return [name, isEmpty ? null : field?.multiple ? values : (values[0] ?? null)];
  });
  const parsed = fragmentSchema(model).safeParse(Object.fromEntries(given));
  if (parsed.success) return given;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('/') || 'fields'}: ${message}`);
  throw new HttpError(400, `The values are not those of ${model.title}: ${faults.join('; ')}`);
}
