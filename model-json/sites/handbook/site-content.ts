import type { Logger, Repository } from '../../../api/server';
import { openSiteFolder } from '../../core/repository/site-folder';
import { withDerivedContent } from './derived-content';

/** The site's whole content as the servers read it; read-only. */
export const openSiteContent = async (log?: Logger): Promise<Repository> =>
  withDerivedContent(await openSiteFolder(__dirname, log));
