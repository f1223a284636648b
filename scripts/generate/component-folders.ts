import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { config } from '#site-server/site.config';
import { ownComponents } from '../project/places';

/** A component's folder: its name, and its path from the project's root (`ui.frontend/src/core/components/Title`). */
export interface ComponentFolder {
  readonly name: string;
  readonly folder: string;
}

const source = 'ui.frontend/src';
const features = `${source}/features`;

/**
 * The component folders of the core, of every feature that the site uses, and of a project itself, by name. A component folder has `NAME/index.ts`
 * and `NAME/NAME.tsx`.
 */
export function componentFolders(root: string): ComponentFolder[] {
  const rooms = [
    `${source}/core/components`,
    ...readdirSync(path.join(root, features))
      .filter((name) => config.features.includes(name))
      .map((name) => `${features}/${name}`),
    ...ownComponents.filter((room) => existsSync(path.join(root, room))),
  ];
  return rooms
    .flatMap((room) =>
      readdirSync(path.join(root, room)).map((name) => ({ name, folder: `${room}/${name}` })),
    )
    .filter(({ name, folder }) =>
      ['index.ts', `${name}.model.ts`].every((file) => existsSync(path.join(root, folder, file))),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
