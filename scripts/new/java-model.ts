import { readdirSync } from 'node:fs';
import path from 'node:path';

const java = 'ui.apps/core/src/main/java/com/ventora';

/** The package of a new component's Java model: its feature's, or that of the core's models. */
export const javaPackage = (feature?: string): string =>
  `com.ventora.${feature === undefined ? 'core.models' : `features.${feature}`}`;

/** Where a new component's Java model goes. */
export const newJavaModel = (view: string, feature?: string): string =>
  `ui.apps/core/src/main/java/${javaPackage(feature).replaceAll('.', '/')}/${view}Model.java`;

/** Where a component's Java model is: in the package of its feature, or of the core. */
export function javaModelOf(root: string, view: string): string {
  const files = readdirSync(path.join(root, java), { recursive: true, encoding: 'utf8' });
  const found = files.find((file) => path.basename(file) === `${view}Model.java`);
  return found === undefined ? newJavaModel(view) : path.posix.join(java, found.replaceAll('\\', '/'));
}
