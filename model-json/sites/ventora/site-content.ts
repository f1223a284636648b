import type { Logger, Repository } from '../../core/repository/Repository';
import { openSiteFolder } from '../../core/repository/site-folder';
import { withDerivedContent } from './derived-content';

/** The whole content of the site as the servers read it, not to be written to. */
export const openSiteContent = async (log?: Logger): Promise<Repository> =>
  withDerivedContent(await openSiteFolder(__dirname, log));
