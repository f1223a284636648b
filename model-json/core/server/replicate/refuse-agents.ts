import { isAgentNow } from '../accounts/Actor';
import { HttpError } from '../http/http-error';
import { t } from '../../../../shared/authoring/language/t';

/**
 * Whatever a program does in somebody's name, a person decides what visitors see.
 *
 * @throws HttpError 403 for an agent
 */
export function refuseAgents(): void {
  if (isAgentNow())
    throw new HttpError(
      403,
      t('An agent changes nothing that visitors see; ask a person to publish or unpublish it'),
    );
}
