import path from 'node:path';
import { z } from 'zod';
import type { SpaFolder } from '../spa/open-spa-apps';
import { kind } from './kinds';

/** Pages, and the folder of the application that draws them: `/content/acme=/srv/acme/build`. */
export const spaFolders = kind(
  '`PATH=FOLDER`, separated by commas',
  z
    .string()
    .default('')
    .transform((list, context): SpaFolder[] =>
      list
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean)
        .flatMap((each) => {
          const found = spaFolder(each);
          if (!found)
            context.addIssue({
              code: 'custom',
              message: 'is not a list of applications; write it like /content/acme=/srv/acme/build',
            });
          return found ?? [];
        }),
    ),
);

function spaFolder(text: string): SpaFolder | undefined {
  const [, root, folder] = /^(\/content\/[^=,]*[^=,/])=(.+)$/.exec(text) ?? [];
  return root === undefined || folder === undefined ? undefined : { root, folder: path.resolve(folder) };
}
