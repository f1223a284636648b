import { messageOf } from '../../session/saving/outcomes';
import { nameOf } from '../content-tree';
import type { AllowedComponent } from '../picker/allowed-components';
import type { Workbench } from '../Bench';
import type { Place } from './insertion';
import { refusalOf } from './refusal';
import { t } from '../../../../../../shared/authoring/language/t';

export type Permissions = ReturnType<typeof createPermissions>;

/** Finds out what policies and locks allow, and tells the author why something is refused. */
export function createPermissions({ tree, shell, titleOf, locks, allowed }: Workbench) {
  /** Tells the author why an action is refused, if it is. */
  const isRefused = (reason: string | undefined): boolean => {
    if (reason !== undefined) shell.refuse(reason);
    return reason !== undefined;
  };

  /** What a container accepts; undefined if unknown, which the author has been told. */
  async function allowedIn(container: string): Promise<readonly AllowedComponent[] | undefined> {
    try {
      return await allowed.in(container);
    } catch (error) {
      shell.refuse(
        t('Nothing was changed: could not find out which components are allowed here. {message}', {
          message: messageOf(error),
        }),
      );
      return undefined;
    }
  }

  return {
    isRefused,

    /** Why the first locked item cannot leave its place. */
    firstLock: (paths: readonly string[]) => paths.map(locks.ofPlace).find((reason) => reason !== undefined),

    /** Whether a place accepts these components; if not, tells the author why. */
    async mayGo(resourceTypes: readonly string[], { parent }: Place): Promise<boolean> {
      if (isRefused(locks.ofInside(parent))) return false;
      const accepted = await allowedIn(parent);
      if (!accepted) return false;
      const title = titleOf(tree.get().get(parent)?.resourceType ?? '') || nameOf(parent);
      return !isRefused(refusalOf(accepted, resourceTypes, title, titleOf));
    },

    /** Whether a container accepts these types; undefined if unknown, which the author has been told. */
    async takes(container: string, types: readonly string[]): Promise<boolean | undefined> {
      const accepted = await allowedIn(container);
      return accepted && refusalOf(accepted, types, '', titleOf) === undefined;
    },
  };
}
