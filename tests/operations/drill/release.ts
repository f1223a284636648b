import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

/** Islands that pages fetch only when a visitor needs them; each says on the page which release it is of. */
const ISLANDS = [
  'core/components/Header/Header.island.ts',
  'features/forms/FormContainer/FormContainer.island.ts',
  'features/search/Search/Search.island.ts',
];

/** A checkout of a release: the sources as they are here, with a difference in each of these islands. */
export function checkOut(dir: string, name: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    maxBuffer: 1e8,
  });
  for (const file of listed
    .toString()
    .split('\0')
    .filter((each) => each && existsSync(path.join(root, each)))) {
    const copy = path.join(dir, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    copyFileSync(path.join(root, file), copy, constants.COPYFILE_FICLONE);
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'));
  for (const island of ISLANDS) {
    const file = path.join(dir, 'ui.frontend/src', island);
    const attribute = `data-${path.basename(island, '.island.ts').toLowerCase()}-of`;
    writeFileSync(
      file,
      `${readFileSync(file, 'utf8')}\ndocument.documentElement.setAttribute('${attribute}', '${name}');\n`,
    );
  }
}
