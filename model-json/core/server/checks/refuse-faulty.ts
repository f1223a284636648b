import { config } from '#site-server/site.config';
import { getPage } from '../../exporter/shared/pages';
import { HttpError } from '../http/http-error';
import type { Instance } from '../Instance';
import { checkPage } from './check-page';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Refuses to publish pages with errors, if the site says so (`blocksFaultyPages`).
 *
 * @throws HttpError 409 with the first error
 */
export function refuseFaulty(instance: Instance, paths: readonly string[]): void {
  if (!config.blocksFaultyPages) return;
  for (const path of paths) {
    const page = getPage(instance.repository, path);
    const errors = page ? (checkPage(page, instance)?.findings ?? []).filter(isError) : [];
    const [first] = errors;
    if (!first) continue;
    const more = errors.length > 1 ? `, and ${errors.length - 1} more` : '';
    throw new HttpError(
      409,
      t(
        '{path} is not published, because the checks find errors on it: {message}{more}. Correct them in the editor first',
        { path, message: first.message, more },
      ),
    );
  }
}

const isError = ({ severity }: { readonly severity: string }): boolean => severity === 'error';
