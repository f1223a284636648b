import type { SlingAccess } from '../repositories';
import type { Settings } from './settings';

type SlingSettings = Pick<
  Settings,
  'REPOSITORY' | 'REPOSITORY_USER' | 'REPOSITORY_PASSWORD' | 'REPOSITORY_TOKEN'
>;

/** The Sling that holds author's content, with credentials; undefined if the data folder does. */
export function slingOf(settings: SlingSettings): SlingAccess | undefined {
  const { REPOSITORY, REPOSITORY_USER, REPOSITORY_PASSWORD, REPOSITORY_TOKEN } = settings;
  if (REPOSITORY === undefined) return undefined;
  const basic = Buffer.from(`${REPOSITORY_USER ?? ''}:${REPOSITORY_PASSWORD ?? ''}`).toString('base64');
  const authorization = REPOSITORY_TOKEN === undefined ? `Basic ${basic}` : `Bearer ${REPOSITORY_TOKEN}`;
  return { workspaces: REPOSITORY, headers: { authorization } };
}
