/** A place on a page that the editor can open: a component, or its `jcr:content`, and a field of its dialog. */
export interface EditorItem {
  /** Path of the node, within the page. */
  readonly path: string;
  /** Name of the field; undefined to select the component only. */
  readonly field?: string | undefined;
}

const BELOW_PAGE = '/jcr:content';

/** The editor's address of a place on a page. */
export function editorItemAddress({ path, field }: EditorItem): string {
  const end = path.indexOf(BELOW_PAGE);
  const page = end < 0 ? path : path.slice(0, end);
  const place = new URLSearchParams({
    item: end < 0 ? BELOW_PAGE : path.slice(end),
    ...(field !== undefined && { field }),
  });
  return `/editor.html${encodeURI(page)}.html#${String(place)}`;
}

/** The place that the fragment of an editor's address names; undefined if it names none. */
export function editorItemIn(hash: string, page: string): EditorItem | undefined {
  const place = new URLSearchParams(hash.replace(/^#/, ''));
  const item = place.get('item');
  if (!item?.startsWith(BELOW_PAGE)) return undefined;
  const field = place.get('field');
  return { path: page + item, ...(field && { field }) };
}
