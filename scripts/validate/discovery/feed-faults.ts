import type { XmlElement } from '../../../model-json/core/filevault/docview/parse-xml';
import type { Fault } from './Fault';

const ATOM = 'http://www.w3.org/2005/Atom ';
/** RFC 3339. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/;

/** What RFC 4287 does not allow in a feed. @param address of the feed */
export function feedFaults(feed: XmlElement, origin: string, address: string): Fault[] {
  if (feed.expandedName !== `${ATOM}feed`) return [['Not an Atom feed', feed.expandedName]];
  const entries = all(feed, 'entry');
  const ids = entries.map((entry) => all(entry, 'id')[0]?.text ?? '');
  const hasSelf = all(feed, 'link').some(
    ({ attributes }) => attributes.get('rel') === 'self' && attributes.get('href') === origin + address,
  );
  return [
    ...commonFaults(feed, 'feed'),
    ...(hasSelf ? [] : [['A feed does not name its own address', ''] as const]),
    ...(new Set(ids).size < ids.length ? [['Two entries have one id', ''] as const] : []),
    ...(all(feed, 'author').length > 0 || entries.every((entry) => all(entry, 'author').length > 0)
      ? []
      : [['An entry has no author', ''] as const]),
    ...entries.flatMap((entry) => [...commonFaults(entry, 'entry')]),
  ];
}

/** Of a feed and of an entry: one id, one title, one time, and an address for readers. */
function* commonFaults(element: XmlElement, what: string): Generator<Fault> {
  const id = all(element, 'id')[0]?.text ?? '';
  for (const name of ['id', 'title', 'updated'])
    if (all(element, name).length !== 1) yield [`A ${what} has not exactly one ${name}`, id];
  if (!/^[a-z][a-z\d+.-]*:/i.test(id)) yield [`The id of a ${what} is no IRI`, id];
  for (const { text } of [...all(element, 'updated'), ...all(element, 'published')])
    if (!TIME.test(text)) yield [`A time in a ${what} is not by RFC 3339`, text];
  const isLinked = all(element, 'link').some(({ attributes }) => attributes.get('rel') === 'alternate');
  if (!isLinked) yield [`A ${what} has no address for readers`, id];
}

const all = ({ children }: XmlElement, name: string): XmlElement[] =>
  children.filter((child) => child.expandedName === ATOM + name);
