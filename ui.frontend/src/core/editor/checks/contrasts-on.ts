import type { CheckFinding } from '../../../../../shared/authoring/page-checks';
import type { OpenPage } from '../page/create-editor-page';
import { lowContrasts } from './contrast';

/** Texts of the open page whose contrast is too low, in components that are edited there. */
export function contrastsOn(page: OpenPage, path: string): readonly CheckFinding[] {
  const ownerOf = (element: Element): string | undefined => {
    const owner = element.closest<HTMLElement>('[data-cq-data-path]')?.dataset['cqDataPath'];
    const isOwn = owner?.startsWith(`${path}/jcr:content/`) === true && !owner.endsWith('/*');
    return isOwn ? owner : undefined;
  };
  return [...lowContrasts(page.window.document, ownerOf)];
}
