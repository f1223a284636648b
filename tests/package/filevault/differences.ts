import type { PackageNode } from '../../../model-json/core/filevault/assembling/PackageNode';
import type { TypedValue } from '../../../model-json/core/filevault/docview/value';

/** How two trees differ: what nobody has a reason for, and how often there was one. */
export interface Differences {
  readonly unexplained: string[];
  /** By the reasons of a migration's report. */
  readonly explained: Record<string, number>;
}

/** How the trees below some roots differ, node by node and property by property. */
export function differences(before: PackageNode, after: PackageNode, roots: readonly string[]): Differences {
  const found: Differences = { unexplained: [], explained: {} };
  for (const root of roots) compare(before.at(root), after.at(root), found);
  return found;
}

function compare(before: PackageNode | undefined, after: PackageNode | undefined, found: Differences): void {
  if (!before || !after) {
    const isSaid = [...(before ?? after)!.all()].some(({ isNamed }) => isNamed);
    if (isSaid)
      note(found, before && reasonOf(before), `${before ? 'lost' : 'new'}: ${(before ?? after)!.path}`);
    return;
  }
  for (const name of new Set([...before.properties.keys(), ...after.properties.keys()]))
    compareProperty(name, before, after, found);
  for (const name of new Set([...before.children.keys(), ...after.children.keys()]))
    compare(before.children.get(name), after.children.get(name), found);
  const [order, now] = [shared(before, after), shared(after, before)];
  if (order !== now) found.unexplained.push(`${before.path}: the order ${order} became ${now}`);
}

function compareProperty(name: string, before: PackageNode, after: PackageNode, found: Differences): void {
  const [value, written] = [before.properties.get(name), after.properties.get(name)];
  const [one, other] = [said(value), said(written)];
  if (one === other || isOfWriter(name, before, written)) return;
  note(
    found,
    value?.type === 'Binary' ? 'binary properties' : undefined,
    `${before.path}/${name}: ${one} became ${other}`,
  );
}

/** A package with identifiers names the mixin that allows them; when an asset was made is for AEM to say. */
function isOfWriter(name: string, before: PackageNode, written: TypedValue | undefined): boolean {
  if (name === 'jcr:created') return before.type === 'dam:Asset' && !written;
  const added = written?.values.filter((each) => !before.properties.get(name)?.values.includes(each));
  return (
    name === 'jcr:mixinTypes' && added?.join() === 'mix:referenceable' && before.properties.has('jcr:uuid')
  );
}

function reasonOf({ path, children, name }: PackageNode): string | undefined {
  if (path.includes('/jcr:content/renditions/'))
    return name === 'original'
      ? 'files of content fragments'
      : 'renditions of assets, which the server makes itself';
  return children.get('jcr:content')?.bytes.has('jcr:data') ? 'files beside assets' : undefined;
}

function note({ explained, unexplained }: Differences, reason: string | undefined, what: string): void {
  if (reason === undefined) unexplained.push(what);
  else explained[reason] = (explained[reason] ?? 0) + 1;
}

const shared = ({ children }: PackageNode, other: PackageNode): string =>
  [...children.keys()].filter((name) => other.children.has(name)).join(', ');

/** A value with its type. Doubles are equal if they are the same number, however it is spelled. */
function said(value: TypedValue | undefined): string {
  if (!value) return 'nothing';
  const values = value.type === 'Double' ? value.values.map((each) => String(Number(each))) : value.values;
  return `{${value.type}}${value.isList ? JSON.stringify(values) : values.join()}`;
}
