import type { Answer, Field, Side } from './Side';

/** A post to a node; `~` in paths and values is the root of the sequence. */
export interface Step {
  readonly at: string;
  readonly fields: readonly Field[];
}

/** What can differ after a sequence. */
export type Aspect = 'status' | 'changes' | 'location' | 'content';

export interface Difference {
  readonly aspect: Aspect;
  /** The step, or undefined for the content after all of them. */
  readonly step?: Step;
  readonly sling: unknown;
  readonly ours: unknown;
}

/** The node that each sequence begins with. */
const SEED = {
  'jcr:primaryType': 'nt:unstructured',
  'jcr:title': 'Seed',
  count: 3,
  ratio: 1.5,
  flag: true,
  tags: ['a', 'b', 'c'],
  when: '2026-01-02T03:04:05.678+01:00',
  a: {
    'jcr:primaryType': 'nt:unstructured',
    text: 'A',
    deep: { 'jcr:primaryType': 'nt:unstructured', x: '1' },
  },
  b: { 'jcr:primaryType': 'nt:unstructured', text: 'B' },
  c: { 'jcr:primaryType': 'nt:unstructured', text: 'C' },
};

export const PARENT = '/content/conform';

/** Sends the same posts to both servers. */
export class Comparison {
  constructor(
    private readonly sling: Side,
    private readonly ours: Side,
  ) {}

  /** Creates the folder of all sequences. */
  async prepare(): Promise<void> {
    const folder = imported('conform', { 'jcr:primaryType': 'sling:OrderedFolder' });
    for (const side of [this.sling, this.ours]) await side.post('/content', folder);
  }

  /**
   * The differences after a sequence of posts.
   *
   * @param isOursAlone whether Sling is not asked because of our answer
   */
  async run(
    name: string,
    steps: readonly Step[],
    isOursAlone: (answer: Answer) => boolean = () => false,
  ): Promise<Difference[]> {
    const root = `${PARENT}/${name}`;
    const found: Difference[] = [];
    for (const side of [this.sling, this.ours]) await side.post(PARENT, imported(name, SEED));
    for (const step of steps) {
      const ours = await posted(this.ours, root, step);
      if (isOursAlone(ours)) continue;
      const sling = await posted(this.sling, root, step);
      for (const aspect of ['status', 'changes', 'location'] as const)
        if (!isSame(sling[aspect], ours[aspect]))
          found.push({ aspect, step, sling: sling[aspect], ours: ours[aspect] });
    }
    const [sling, ours] = await Promise.all([this.sling, this.ours].map((side) => side.node(root)));
    const [was, is] = [flat(sling, root), flat(ours, root)].map(withoutIds) as [Flat, Flat];
    const [lost, extra] = [without(was, is), without(is, was)];
    if (Object.keys({ ...lost, ...extra }).length > 0)
      found.push({ aspect: 'content', sling: lost, ours: extra });
    await Promise.all([this.sling, this.ours].map((side) => side.post(root, [[':operation', 'delete']])));
    return found;
  }
}

const imported = (name: string, node: object): Field[] => [
  [':operation', 'import'],
  [':contentType', 'json'],
  [':name', name],
  [':replace', 'true'],
  [':content', JSON.stringify(node)],
];

async function posted(side: Side, root: string, { at, fields }: Step): Promise<Answer> {
  const full = fields.map(([name, value]): Field => [
    name.replace('~', root),
    typeof value === 'string' ? value.replaceAll('~', root) : value,
  ]);
  const { status, location, changes } = await side.post(at.replace('~', root), full);
  return {
    status,
    location: location?.replace(root, '~'),
    changes: changes.map((change) => change.replaceAll(root, '~')),
  };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Written by the repository itself, or at a time that differs. */
const AUTOMATIC = /^(?:jcr:(?:created|createdBy|uuid|lastModifiedBy)|cq:lastModified(?:By)?)$/;

type Flat = Record<string, unknown>;

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Identifiers by the order in which they first appear. */
function withoutIds(node: Flat): Flat {
  const ids = new Map<string, string>();
  const numbered = (id: string) => {
    const known = ids.get(id) ?? `id ${ids.size}`;
    ids.set(id, known);
    return known;
  };
  const entries = Object.entries(node).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, JSON.parse(JSON.stringify(value).replace(UUID, numbered))]),
  );
}

/** A node for comparison: properties and, as `*`, the names of the children in order, by path. */
function flat(node: unknown, root: string, at = ''): Record<string, unknown> {
  if (typeof node !== 'object' || node === null) return { [at]: node };
  const found: Record<string, unknown> = {};
  const children: string[] = [];
  for (const [name, member] of Object.entries(node)) {
    if (AUTOMATIC.test(name)) continue;
    const isChild = typeof member === 'object' && !Array.isArray(member);
    if (isChild) children.push(name);
    if (isChild) Object.assign(found, flat(member, root, `${at}/${name}`));
    else found[`${at}/${name}`] = name === 'jcr:lastModified' ? 'a date' : comparable(member, root);
  }
  return { ...found, [`${at}/*`]: children };
}

/** The members of one that differ from the other's. */
const without = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(one).filter(([name, value]) => !isSame(value, other[name])));

function comparable(value: unknown, root: string): unknown {
  if (Array.isArray(value)) return value.map((item) => comparable(item, root));
  return typeof value === 'string' ? dateOf(value).replace(root, '~') : value;
}

const ISO = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)\.\d{3}(Z|[+-]\d\d:\d\d)$/;
const ECMA = /^[A-Z][a-z]{2} ([A-Z][a-z]{2}) (\d\d) (\d{4}) (\d\d:\d\d:\d\d) GMT([+-]\d\d)(\d\d)$/;
const MONTHS = 'JanFebMarAprMayJunJulAugSepOctNovDec';

/** Sling's JSON spells a date without milliseconds; ours as it is stored. Both name the time zone. */
function dateOf(text: string): string {
  const [, local, zone] = ISO.exec(text) ?? [];
  if (local !== undefined) return `${local}${zone === 'Z' ? '+00:00' : zone}`;
  const [, month = '', day, year, time, hours, minutes] = ECMA.exec(text) ?? [];
  if (year === undefined) return text;
  const number = String(MONTHS.indexOf(month) / 3 + 1).padStart(2, '0');
  return `${year}-${number}-${day}T${time}${hours}:${minutes}`;
}
