import {
  TRANSLATION_ADDRESS,
  TRANSLATION_TEXTS_ADDRESS,
  XLIFF_ADDRESS,
  type PageTexts,
  type PageTranslations,
  type TreeCopies,
  type XliffReport,
} from '../../../../../shared/authoring/translation';
import { postBody, postJson, sling } from '../http/sling';

/** A page, and the language of one of its copies. */
export interface Copied {
  readonly path: string;
  /** BCP 47. */
  readonly language: string;
}

export const readTranslations = (path: string): Promise<PageTranslations> =>
  sling.json(`${TRANSLATION_ADDRESS}?${query({ path })}`);

export const readTexts = (copied: Copied): Promise<PageTexts> =>
  sling.json(`${TRANSLATION_TEXTS_ADDRESS}?${query({ ...copied })}`);

/** The address of the file for translators. @param isTree with the pages below */
export const xliffAddress = (copied: Copied, isTree: boolean): string =>
  `${XLIFF_ADDRESS}?${query({ ...copied, ...(isTree && { tree: 'true' }) })}`;

/** Makes a copy, or adds what it lacks; or says that it is translated. @throws SlingError */
export const changeCopy = (
  action: 'create' | 'mark',
  { path, language }: Copied,
): Promise<PageTranslations> => postJson(TRANSLATION_ADDRESS, { action, path, language });

/** Says that the texts of a copy are with translators. @param isTree with the pages below @throws SlingError */
export const sendCopy = ({ path, language }: Copied, isTree: boolean): Promise<PageTranslations> =>
  postJson(TRANSLATION_ADDRESS, { action: 'send', path, language, tree: isTree });

/** Makes the next few copies of a page and those below it. @param from `next` of the last step @throws SlingError */
export const copyTree = ({ path, language }: Copied, from: number): Promise<TreeCopies> =>
  postJson(TRANSLATION_ADDRESS, { action: 'createTree', path, language, from });

/** Writes a text of a copy instead of the one that was seen. @throws SlingError 409 if it is another one by now */
export const writeText = (
  { path, language }: Copied,
  text: { id: string; seen: string; text: string },
): Promise<PageTexts> => postJson(TRANSLATION_ADDRESS, { action: 'write', path, language, ...text });

/** A file of thousands of texts takes its time. */
const IMPORT_MS = 180_000;

/** @throws SlingError if the file cannot be read at all */
export const importXliff = (file: Blob): Promise<XliffReport> =>
  postBody(XLIFF_ADDRESS, 'application/octet-stream', file, AbortSignal.timeout(IMPORT_MS));

const query = (parameters: Record<string, string>): string => String(new URLSearchParams(parameters));
