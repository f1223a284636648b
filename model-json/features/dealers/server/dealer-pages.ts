import type { Resource } from '../../../core/repository/Resource';
import { componentsIn } from '../../../core/server/pages/components-in';
import type { Instance } from '../../../core/server/Instance';
import { componentType } from '../../../../shared/addresses/app';

const DEALER_FINDER = componentType('dealerfinder');

type Choices = Readonly<Record<string, string>>;

/** Whether a page tells who is open: it is drawn for the minute in which it is asked for, and kept nowhere. */
export const tellsTheTime = ({ models }: Instance, page: Resource): boolean =>
  models.holds(page, DEALER_FINDER);

/** Whether the address of a page asks dealers for what cannot be; the page is as it is without that. */
export function isRefused({ models }: Instance, page: Resource, parameters: Choices): boolean {
  const model = models.get(page, { wcmMode: 'disabled', parameters });
  return (
    model !== undefined &&
    [...componentsIn(model, DEALER_FINDER)].some(({ refused }) => refused !== undefined)
  );
}
