import { z } from 'zod';
import { HttpError } from '../../http/http-error';
import type { FieldJson } from './fragment-json';
import { fragmentChange, type FragmentChange } from './fragment-changes';

/** A JSON Patch (RFC 6902), as far as a fragment has places for it. */
export const patchSchema = z
  .array(
    z.object({
      op: z.enum(['add', 'replace', 'remove', 'test']),
      path: z.string(),
      value: z.unknown().optional(),
    }),
  )
  .max(500);

interface Patched {
  readonly title: string;
  readonly description: string;
  readonly fields: readonly FieldJson[];
}

const FIELD = /^\/fields\/(\d{1,3})\/values$/;

/**
 * What a patch of a fragment changes: its `/title`, its `/description`, and `/fields/N/values`.
 *
 * @throws HttpError 400 for another place, 409 for a test that fails
 */
export function changeOf(patch: z.infer<typeof patchSchema>, before: Patched): FragmentChange {
  const now: Record<string, unknown> = { '/title': before.title, '/description': before.description };
  const changed = new Set<string>();
  for (const { op, path, value } of patch) {
    const at = FIELD.exec(path)?.[1];
    const field = at === undefined ? undefined : before.fields[Number(at)];
    if (field && !(path in now)) now[path] = field.values;
    if (!(path in now))
      throw new HttpError(
        400,
        `A fragment has no ${path} to patch; there are /title, /description and /fields/N/values`,
      );
    if (op === 'test') {
      if (JSON.stringify(now[path]) !== JSON.stringify(value))
        throw new HttpError(409, `The test of ${path} failed: it has another value`);
      continue;
    }
    now[path] = op === 'remove' ? (field ? [] : '') : value;
    changed.add(path);
  }
  const parsed = fragmentChange.safeParse({
    ...(changed.has('/title') && { title: now['/title'] }),
    ...(changed.has('/description') && { description: now['/description'] }),
    fields: before.fields.flatMap(({ name }, i) => {
      const path = `/fields/${i}/values`;
      return changed.has(path) ? [{ name, values: now[path] }] : [];
    }),
  });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new HttpError(
    400,
    `The patch leaves ${issue?.path.join('/') ?? 'it'} as it cannot be: ${issue?.message}`,
  );
}
