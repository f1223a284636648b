import type { PackageNode } from '../../model-json/core/filevault/assembling/PackageNode';
import type { DialogTab } from '../../ui.frontend/src/core/kit/dialogs/dialog';
import { convertDialog } from './convert-dialog';
import type { DialogReport } from './DialogReport';

/** A component with the dialog that was made of its own. */
export interface ConvertedDialog {
  readonly resourceType: string;
  readonly title: string;
  readonly tabs: readonly DialogTab[];
}

/** The dialogs of all components of some packages that have one of their own. */
export function convertDialogs(tree: PackageNode, report: DialogReport): ConvertedDialog[] {
  return [...(tree.at('/apps')?.all() ?? [])].flatMap((component) => {
    if (component.type !== 'cq:Component' || !component.children.has('cq:dialog')) return [];
    const resourceType = component.path.replace(/^\/apps\//, '');
    const tabs = convertDialog(resourceType, tree, report);
    return tabs ? [{ resourceType, title: component.text('jcr:title') ?? component.name, tabs }] : [];
  });
}
