import { extname } from 'node:path';
import { isName } from '../../../repository/path';
import { extensionOfType, mimeTypeOf } from '../../../repository/files/reading/mime-type';
import { HttpError } from '../../http/http-error';
import { t } from '../../../../../shared/authoring/language/t';

/** What AEM does not accept in the name of an asset, and what addresses would have to escape. */
const AWKWARD = /[*/:[\\\]|#%{}?&"'<>+~`^;,$!=()@\s\p{Cc}]+/gu;

/**
 * The node name for an uploaded file: without folders, with a hyphen for each run of characters that addresses cannot
 * hold, and with the extension of what the file is. `Photo (2).JPG` → `Photo-2.jpg`.
 *
 * @param type the media type by content
 * @throws HttpError 422 if nothing usable is left
 */
export function assetNameOf(fileName: string, type: string): string {
  const plain = fileName.normalize('NFC').replace(/^.*[/\\]/, '');
  const given = extname(plain);
  const extension = mimeTypeOf(plain) === type ? given.toLowerCase() : `.${extensionOfType(type) ?? 'bin'}`;
  const base = (mimeTypeOf(plain) === undefined ? plain : plain.slice(0, -given.length))
    .replace(AWKWARD, '-')
    .split('.')
    .map((part) => part.split('-').filter(Boolean).join('-'))
    .filter(Boolean)
    .join('.')
    .slice(0, 120);
  const name = base + extension;
  if (base === '' || !isName(name))
    throw new HttpError(
      422,
      t('{fileName} leaves no name for the asset; use letters or digits', {
        fileName: JSON.stringify(fileName),
      }),
    );
  return name;
}

/** A name that is not taken: `pump.jpg`, `pump-2.jpg`, `pump-3.jpg` … */
export function freeName(name: string, isTaken: (name: string) => boolean): string {
  const end = extname(name);
  const base = name.slice(0, name.length - end.length);
  for (let i = 1; ; i += 1) {
    const candidate = i === 1 ? name : `${base}-${i}${end}`;
    if (!isTaken(candidate)) return candidate;
  }
}
