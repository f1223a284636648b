import { displayTitle, getPage } from '../../exporter/shared/pages';
import { inheritanceOf } from '../../repository/derived/inheritance/inheritance';
import type { Asked } from '../sling/Handler';

/** `.inheritance.json`: the page that a page follows, and its inherited, read-only parts. */
export function inheritanceAnswer({ instance, resource }: Asked): object {
  const { follows, ...rest } = inheritanceOf(resource);
  const master = follows === null ? undefined : getPage(instance.repository, follows);
  const page = master && { path: master.path, title: displayTitle(master) ?? master.name };
  return { follows: page ?? null, ...rest };
}
