import type { Resource } from '../../../core/repository/Resource';
import { componentsIn } from '../../../core/server/pages/components-in';
import type { Instance } from '../../../core/server/Instance';
import { componentType } from '../../../../shared/addresses/app';

const DEALER_FINDER = componentType('dealerfinder');

type Choices = Readonly<Record<string, string>>;

/** Whether a page shows which dealers are open: it is rendered for the minute of the request, and not cached. */
export const tellsTheTime = ({ models }: Instance, page: Resource): boolean =>
  models.holds(page, DEALER_FINDER);

/** Whether an address has an invalid dealer parameter; the page is rendered without it. */
export function isRefused({ models }: Instance, page: Resource, parameters: Choices): boolean {
  const model = models.get(page, { wcmMode: 'disabled', parameters });
  return (
    model !== undefined &&
    [...componentsIn(model, DEALER_FINDER)].some(({ refused }) => refused !== undefined)
  );
}
