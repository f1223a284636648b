import { metadata } from '../../exporter/shared/assets';
import { date } from '../../exporter/shared/locale/dates';
import type { Resource } from '../../repository/Resource';
import { HttpError } from '../http/http-error';
import { t } from '../../../../shared/authoring/language/t';

/** When the rights to an asset end (`prism:expirationDate`, as in AEM), epoch milliseconds; undefined if never. */
export const expiryOf = (asset: Resource): number | undefined =>
  date(metadata(asset), 'prism:expirationDate') ?? undefined;

/**
 * Refuses to publish assets that may not be shown any more.
 *
 * @throws HttpError 409 that names the first
 */
export function refuseExpired(nodes: readonly Resource[], now = Date.now()): void {
  const expired = nodes.find((node) => (expiryOf(node) ?? Infinity) <= now);
  if (!expired) return;
  const ended = new Date(expiryOf(expired) ?? now).toISOString().slice(0, 10);
  throw new HttpError(
    409,
    t('The rights to {path} ended on {ended}; extend them in its properties, or use another asset', {
      path: expired.path,
      ended,
    }),
  );
}
