import path from 'node:path';
import { pack } from './pack';

/** npm run pack [-- FOLDER]: writes the packages to install, to dist/packages if no folder is given. */
const root = path.resolve(__dirname, '../..');
const [folder = path.join(root, 'dist/packages')] = process.argv.slice(2);

pack(root, path.resolve(folder)).then(
  (files) => files.forEach(({ file, bytes }) => console.log(`${file} (${(bytes / 1e6).toFixed(1)} MB)`)),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
