import { PathError } from '../../repository/errors';
import { parentOf } from '../../repository/path';
import { HttpError } from '../http/http-error';
import type { Parameters, Upload } from './Parameters';
import { pathOfUpload } from './path-of-upload';
import { resolvePath } from './resolve-path';

/** One property (or, with a source, node) to write, and how. */
export interface ContentProperty {
  readonly path: string;
  values?: readonly string[];
  /** `Long`, without the brackets of a list. */
  type?: string;
  isList?: boolean;
  defaults?: readonly string[];
  useDefaultWhenMissing?: boolean;
  ignoreBlanks?: boolean;
  isDelete?: boolean;
  isPatch?: boolean;
  uploads?: readonly Upload[];
  source?: { readonly path: string; readonly isMove: boolean };
}

type Suffix = (property: ContentProperty, values: readonly string[], parameters: Parameters) => void;

/** `@CopyFrom` and similar suffixes take one value; they are ignored with more. */
const sourceOf =
  (isMove: boolean): Suffix =>
  (property, [path, ...more]) => {
    if (path && more.length === 0)
      property.source = { path: resolvePath(parentOf(property.path), path), isMove };
  };

const SUFFIXES: Readonly<Record<string, Suffix>> = {
  '@TypeHint': (property, [hint = '']) => {
    property.isList = hint.endsWith('[]');
    property.type = hint.replace(/\[\]$/, '');
  },
  '@DefaultValue': (property, values) => (property.defaults = values),
  '@UseDefaultWhenMissing': (property, { length }) => (property.useDefaultWhenMissing = length === 1),
  '@IgnoreBlanks': (property, { length }) => (property.ignoreBlanks = length === 1),
  '@Delete': (property) => (property.isDelete = true),
  '@Patch': (property) => (property.isPatch = true),
  '@MoveFrom': sourceOf(true),
  '@CopyFrom': sourceOf(false),
  '@ValueFrom': (property, [name, ...more], parameters) => {
    const values = name !== undefined && more.length === 0 ? parameters.all(name) : undefined;
    if (values) property.values = values;
  },
};

/** Parameters of our protocol or of the form itself, never content. */
const IGNORED = /^(?::|_charset_$|j_)/;
const PREFIXED = /^(?:\.\/|\.\.\/|\/)/;

/**
 * The content of a post, by path. If any parameter begins with `./`, only those with a path prefix count.
 *
 * @param base the node that names are relative to
 */
export function contentProperties(parameters: Parameters, base: string): Map<string, ContentProperty> {
  const properties = new Map<string, ContentProperty>();
  const isPrefixed = parameters.names().some((name) => name.startsWith('./'));
  for (const name of parameters.names()) {
    if (IGNORED.test(name) || (isPrefixed && !PREFIXED.test(name))) continue;
    for (const file of parameters.files(name)) addUpload(properties, base, name, file);
    const values = parameters.all(name);
    if (values) addValues(properties, parameters, base, name, values);
  }
  return properties;
}

function addValues(
  properties: Map<string, ContentProperty>,
  parameters: Parameters,
  base: string,
  name: string,
  values: readonly string[],
): void {
  const at = name.lastIndexOf('@');
  const suffix = at < 0 ? undefined : SUFFIXES[name.slice(at)];
  if (at >= 0 && !suffix) refuseMistyped(parameters, name, at);
  const path = pathOf(parameters, base, suffix ? name.slice(0, at) : name);
  if (path === '/') throw new PathError(name, 'is the root; name a property');
  const property = properties.get(path) ?? { path };
  properties.set(path, property);
  if (suffix) suffix(property, values, parameters);
  else property.values = values;
}

/** Where a field is written; `*` stands for the name of a file. */
function pathOf(parameters: Parameters, base: string, name: string): string {
  const [file] = parameters.files(name);
  return file ? pathOfUpload(base, name, file) : resolvePath(base, name);
}

/** A browser that sends no file sends an empty one, which Sling ignores. */
function addUpload(properties: Map<string, ContentProperty>, base: string, name: string, file: Upload): void {
  if (file.bytes.length === 0) return;
  const path = pathOfUpload(base, name, file);
  const property = properties.get(path) ?? { path };
  properties.set(path, property);
  property.uploads = [...(property.uploads ?? []), file];
}

/** `title@TypHint` beside `title` is a typo, not a property with that name. */
function refuseMistyped(parameters: Parameters, name: string, at: number): void {
  if (parameters.all(name.slice(0, at)))
    throw new HttpError(
      422,
      `${name}: ${name.slice(at)} is unknown; use ${Object.keys(SUFFIXES).join(', ')}`,
    );
}
