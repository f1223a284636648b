import type { NodeJson } from '../../model-json/core/repository/node-json';
import { airFragment, FRAGMENT, NEWS, newsPage, type Agent, type AgentSite } from './agent-site';
import { FITTING, type Place, type RandomCall, type RandomCommand, type Read } from './random-calls';

/** A change that can be undone. */
interface Made {
  readonly id: number;
  readonly path: string;
  /** The page or fragment before it; undefined if it did not exist. */
  readonly before: string | undefined;
}

interface Shown {
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: ReadonlyMap<string, Shown>;
}

type Answer =
  | { readonly done: Record<string, unknown> }
  | { readonly refusal: { code: string; message: string; cure: string } };

/** Facts about when and by whom, and the identity that a first version gives: they are no part of what is undone. */
const STATE = /^(?:cq:lastModified(?:By)?|jcr:lastModified(?:By)?|jcr:uuid)$/;

let people = 0;

/** Makes calls, and checks what must be true after each. */
export class RandomAgent {
  accepted = 0;
  changes = 0;
  refused = 0;
  private readonly made: Made[] = [];
  private readonly versions: string[] = [];
  /** A change that was undone. */
  private gone: number | undefined;
  private readonly visitors: string;

  private constructor(
    private readonly site: AgentSite,
    readonly agent: Agent,
  ) {
    this.visitors = site.visitors();
  }

  /** A session of a person of its own, on fresh content: each has so many calls a minute. */
  static async begin(site: AgentSite): Promise<RandomAgent> {
    await site.repository.change((draft) => {
      for (const [path, node] of [
        [NEWS, newsPage()],
        [FRAGMENT, airFragment()],
      ] as const) {
        draft.remove(path);
        draft.create(path, node as NodeJson);
      }
    });
    people += 1;
    const grants = [{ path: '/content', level: 'publish' as const }];
    return new RandomAgent(site, await site.agent(site.person(`random-${people}`, 'publisher', grants)));
  }

  async make(call: RandomCall): Promise<void> {
    switch (call.kind) {
      case 'patch': {
        const pages = [NEWS, ...this.made.map(({ path }) => path).filter((path) => !path.includes('/dam/'))];
        const path = pages[call.page % pages.length]!;
        const commands = call.commands.map((command) => this.placed(path, command));
        return this.change('aem-page-content', path, {
          path,
          version: this.version(path, call.read),
          commands,
        });
      }
      case 'fragment': {
        const { path, values } = call;
        return this.change('aem-fragment', path, { path, version: this.version(path, call.read), values });
      }
      case 'create': {
        const before = this.all();
        const answer = await this.call(call.tool, call.input);
        if ('refusal' in answer) return expect(this.all()).toEqual(before);
        const path = String(answer.done['path']);
        expect(without(this.all(), path)).toEqual(before);
        expect(before.has(path)).toBe(false);
        this.changes += 1;
        this.made.push({ id: Number(answer.done['change']), path, before: undefined });
        return;
      }
      case 'undo': {
        const change = this.made.at(-1 - Math.max(call.which, 0));
        return call.which < 0 || !change ? this.undoNothing() : this.undo(change);
      }
      case 'nonsense': {
        const before = this.all();
        await this.call(call.tool, call.input);
        // What reads may succeed; what writes needs more luck than anybody has.
        expect(this.all()).toEqual(before);
      }
    }
  }

  /** Undoes what is left, the latest first: everything is then as it was before anything. */
  async undoAll(): Promise<void> {
    for (const change of this.made.toReversed()) await this.undo(change);
    expect(this.made).toEqual([]);
  }

  end(): Promise<void> {
    return this.agent.client.close();
  }

  /** Proposes and makes a change: both must say the same. */
  private async change(
    what: string,
    path: string,
    input: { readonly path: string; readonly version: string; readonly [more: string]: unknown },
  ): Promise<void> {
    const before = this.all();
    const isStale = input.version !== this.site.repository.versionOf(path);
    const proposed = await this.call(`propose-${what}`, input);
    expect(this.all()).toEqual(before);
    const answer = await this.call(`patch-${what}`, input);
    if ('refusal' in answer) {
      expect(proposed).toEqual(answer);
      return expect(this.all()).toEqual(before);
    }
    expect(isStale).toBe(false);
    const { change, differences } = answer.done['content'] as { change?: number; differences: unknown[] };
    expect('done' in proposed && proposed.done['content']).toMatchObject({ differences });
    expect(without(this.all(), path)).toEqual(without(before, path));
    if (change === undefined) return expect(this.all()).toEqual(before);
    this.changes += 1;
    this.versions.push(input.version);
    this.made.push({ id: change, path, before: before.get(path) });
  }

  private async undo(change: Made): Promise<void> {
    const before = this.all();
    const later = this.made.slice(this.made.indexOf(change) + 1).filter(({ path }) => path === change.path);
    const answer = await this.call('undo-aem-change', { change: change.id });
    if ('refusal' in answer) {
      expect([answer.refusal.code, later.length > 0]).toEqual(['stale', true]);
      return expect(this.all()).toEqual(before);
    }
    this.gone = change.id;
    const now = this.all();
    expect(now.get(change.path)).toBe(change.before);
    expect(without(now, change.path)).toEqual(without(before, change.path));
    // Later changes that led back to the same state have nothing to undo any more.
    for (const each of [change, ...later]) this.made.splice(this.made.indexOf(each), 1);
  }

  /** One that there never was, or one that was undone. */
  private async undoNothing(): Promise<void> {
    const before = this.all();
    const [id, code] = this.gone === undefined ? [-1, 'not-found'] : [this.gone, 'not-possible'];
    expect(await this.call('undo-aem-change', { change: id })).toMatchObject({ refusal: { code } });
    expect(this.all()).toEqual(before);
  }

  /** @returns what it answers; whatever that is, visitors must not see any of it */
  private async call(name: string, input: object): Promise<Answer> {
    const { isError, structuredContent, content } = await this.agent.client.callTool({
      name,
      arguments: input as Record<string, unknown>,
    });
    expect(this.site.visitors()).toBe(this.visitors);
    if (!isError) {
      this.accepted += 1;
      return { done: structuredContent as Record<string, unknown> };
    }
    this.refused += 1;
    const [, { text }] = content as [unknown, { text: string }];
    const { error: refusal } = JSON.parse(text) as { error: { code: string; message: string; cure: string } };
    expect(refusal).toMatchObject({
      code: expect.not.stringMatching(/^failed$/) as unknown,
      message: expect.stringMatching(/\S+ .*[.!?]$/su) as unknown,
      cure: expect.stringMatching(/\S+ .*\.$/s) as unknown,
    });
    return { refusal };
  }

  private version(path: string, read: Read): string {
    const now = this.site.repository.versionOf(path) ?? '';
    if (read === 'current') return now;
    return typeof read === 'number' ? (this.versions.at(-1 - read) ?? now) : read;
  }

  /** A command with the places of the page as it is. */
  private placed(page: string, { component, container, values, ...more }: RandomCommand): object {
    const at = component === undefined ? undefined : this.place(page, component);
    const node = this.site.repository.get(`${page}/jcr:content/${at ?? ''}`);
    const type = more['resourceType'] ?? node?.properties['sling:resourceType'];
    return {
      ...more,
      ...(at !== undefined && { component: at }),
      ...(container !== undefined && { container: this.place(page, container) }),
      ...(values !== undefined && { values: fittingOf(values, String(type)) }),
    };
  }

  private place(page: string, place: Place): string {
    if (typeof place === 'string') return place;
    const content = this.site.repository.get(`${page}/jcr:content`);
    const all = content ? componentsWithin(content, '') : [];
    return all[place % Math.max(all.length, 1)] ?? '';
  }

  /** All pages and fragments, each by itself: its content without what changes with every change. */
  private all(): Map<string, string> {
    const found = new Map<string, string>();
    collect(this.site.repository.get('/content') as Shown, '/content', found);
    return found;
  }
}

const without = (all: ReadonlyMap<string, string>, path: string): Map<string, string> =>
  new Map([...all].filter(([each]) => each !== path));

function fittingOf(values: object, type: string): object {
  if (!('fitting' in values)) return values;
  const known = FITTING[type.replace(/^.*\//, '')] ?? [{}];
  return known[Number(values.fitting) % known.length]!;
}

const componentsWithin = (node: Shown, at: string): string[] =>
  [...node.children].flatMap(([name, child]) => {
    const path = at === '' ? name : `${at}/${name}`;
    const isComponent = child.properties['sling:resourceType'] !== undefined;
    return [...(isComponent ? [path] : []), ...componentsWithin(child, path)];
  });

function collect(node: Shown, path: string, found: Map<string, string>): void {
  const content = node.children.get('jcr:content');
  found.set(path, JSON.stringify([plain(node.properties), content && withoutState(content)]));
  for (const [name, child] of node.children)
    if (name !== 'jcr:content') collect(child, `${path}/${name}`, found);
}

const plain = (properties: Shown['properties']): object =>
  Object.entries(properties).filter(([name]) => !STATE.test(name));

const withoutState = ({ properties, children }: Shown): unknown => [
  plain(properties),
  [...children].map(([name, child]) => [name, withoutState(child)]),
];
