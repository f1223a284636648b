import type { ContentNode } from '../session/EditorSession';
import { nameOf } from './content-tree';

/** Maximum length of a summary, which appears in trees and is read aloud. */
const most = 60;

const summaries = new WeakMap<ContentNode, string>();

/** Text that tells an item from others of its type; `''` if it has none. */
export function summaryOf(node: ContentNode | undefined): string {
  if (!node) return '';
  const summary = summaries.get(node) ?? readSummary(node);
  summaries.set(node, summary);
  return summary;
}

function readSummary(node: ContentNode): string {
  const said = ['cq:panelTitle', 'jcr:title', 'text', 'jcr:description', 'caption', 'accessibilityLabel']
    .map((name) => plain(node[name]))
    .find(Boolean);
  return shorten(said || fileName(node.fileReference) || plain(node.id));
}

/** What authors call an item: "Teaser: Opening hours". */
export function labelOf(title: string, node: ContentNode | undefined): string {
  return [title, summaryOf(node)].filter(Boolean).join(': ');
}

/** The item's node name if an author chose it: `hero`, not `container_2`. */
export function ownName(path: string, resourceType: string): string {
  const name = nameOf(path);
  const isMade = name.replace(/_\d+$/, '') === nameOf(resourceType) || /^item_?\d*$/.test(name);
  return isMade ? '' : name.replaceAll('_', ' ');
}

function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

const fileName = (value: unknown): string => (typeof value === 'string' ? nameOf(value) : '');

function shorten(text: string): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).trimEnd()}…`;
}
