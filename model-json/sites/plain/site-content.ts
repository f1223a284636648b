import { type Logger, type Repository, openSiteFolder } from '../../../api/server';
import { PROJECT } from '../../core/site/folders';
import { withDerivedContent } from './derived-content';

/** The project's whole content as the servers read it; read-only. */
export const openSiteContent = async (log?: Logger): Promise<Repository> =>
  withDerivedContent(await openSiteFolder(PROJECT, log));
