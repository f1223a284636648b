import { setImmediate } from 'node:timers/promises';
import type { LinkFault, LinkReport } from '../../../../../shared/authoring/link-report';
import { contentOf, displayTitle, pagesFrom } from '../../../exporter/shared/pages';
import { storedOf } from '../../../repository/derived/stored-of';
import type { Resource } from '../../../repository/Resource';
import type { Instance } from '../../Instance';
import type { AskSites } from './ask-sites';
import { judgeLink } from './judge-link';
import { storedLinks } from './stored-links';

/** Other requests are answered in between. */
const PAGES_AT_ONCE = 25;

/**
 * Judges the links of all pages and fragments at and below a node.
 *
 * @param askSites asks other sites whether their addresses still answer; without it they are only counted
 */
export async function linkReport(
  root: Resource,
  instance: Instance,
  askSites?: AskSites,
): Promise<LinkReport> {
  const faults: LinkFault[] = [];
  const external = new Map<string, Omit<LinkFault, 'state'>[]>();
  let pages = 0;
  let links = 0;
  for (const page of pagesFrom(root)) {
    const content = contentOf(page);
    const stored = content && storedOf(content);
    if (!stored) continue;
    pages += 1;
    if (pages % PAGES_AT_ONCE === 0) await setImmediate();
    const title = displayTitle(page) ?? page.name;
    for (const { path, field, href } of storedLinks(stored)) {
      links += 1;
      const { state, target } = judgeLink(href, page, instance);
      const place = { href, title, path, field };
      if (state === 'external') external.set(href, [...(external.get(href) ?? []), place]);
      else if (state !== 'fine')
        faults.push({ state, ...place, ...(target !== undefined && { hint: target }) });
    }
  }
  const answers = await askSites?.([...external.keys()]);
  for (const [href, places] of external) {
    const answer = answers?.get(href);
    if (answer?.isBroken !== true) continue;
    faults.push(...places.map((place) => ({ state: 'unreachable' as const, ...place, hint: answer.said })));
  }
  return {
    path: root.path,
    pages,
    links,
    faults,
    external: { found: external.size, asked: answers?.size ?? 0 },
  };
}
