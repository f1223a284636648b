import { DomUtils, parseDocument } from 'htmlparser2';
import type { XliffFault } from '../../../../../shared/authoring/translation';
import { xmlFault } from './well-formed';
import { XLIFF_NAMESPACE } from './write-xliff';

/** An element of the file, as the parser gives it. */
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** A text of the file: words, and codes that the file may only name. */
export type Given =
  | string
  | { readonly id: string; readonly kind: 'pc' | 'ph'; readonly children: readonly Given[] };

export interface GivenUnit {
  readonly id: string;
  readonly source: readonly Given[];
  /** Undefined if it is not translated yet. */
  readonly target?: readonly Given[];
}

export interface GivenFile {
  /** The page's path. */
  readonly page: string;
  readonly units: readonly GivenUnit[];
}

export interface Xliff {
  /** BCP 47. */
  readonly source: string;
  readonly target: string;
  readonly files: readonly GivenFile[];
  /** What is wrong with units and files; those are missing above. */
  readonly faults: readonly XliffFault[];
}

/** Something is wrong with the file as a whole. */
export class XliffError extends Error {
  readonly code = 'VEN_XLIFF';
  override readonly name = 'XliffError';
}

const STATES = new Set(['initial', 'translated', 'reviewed', 'final']);
const TOKEN = /^[\w.:-]+$/;

/**
 * Reads an XLIFF 2.0 or 2.1 document, and checks the rules of its core.
 *
 * @throws XliffError if it is none
 */
export function readXliff(xml: string): Xliff {
  const broken = xmlFault(xml);
  if (broken) throw new XliffError(`Line ${broken.line}: ${broken.message}`);
  const root = elementsOf(parseDocument(xml, { xmlMode: true }))[0];
  const { xmlns, version, srcLang, trgLang } = root?.attribs ?? {};
  if (root?.name !== 'xliff' || xmlns !== XLIFF_NAMESPACE)
    throw new XliffError(`This is not XLIFF 2: <xliff xmlns="${XLIFF_NAMESPACE}"> is expected.`);
  if (version !== '2.0' && version !== '2.1')
    throw new XliffError(`version="${version ?? ''}" is unknown; save the file as XLIFF 2.0 or 2.1.`);
  if (!srcLang || !trgLang) throw new XliffError('srcLang and trgLang are needed on <xliff>.');
  const faults: XliffFault[] = [];
  const files = elementsOf(root).filter(({ name }) => name === 'file');
  if (files.length === 0) throw new XliffError('There is no <file> in it.');
  const pages = files.map(({ attribs }) => attribs['original'] ?? '');
  const twice = pages.find((page, i) => pages.indexOf(page) < i);
  if (twice !== undefined) throw new XliffError(`Two <file> elements have original="${twice}"; keep one.`);
  return { source: srcLang, target: trgLang, files: files.map((file) => fileOf(file, faults)), faults };
}

function fileOf(file: Element, faults: XliffFault[]): GivenFile {
  const page = file.attribs['original'] ?? '';
  const seen = new Set<string>();
  const units = unitsIn(file).flatMap((element): GivenUnit[] => {
    const id = element.attribs['id'] ?? '';
    try {
      if (!TOKEN.test(id))
        throw new XliffError('A <unit> has no valid id; leave the ids as they were exported.');
      if (seen.has(id)) throw new XliffError('Two units have this id; keep one of them.');
      seen.add(id);
      return [unitOf(id, element)];
    } catch (error) {
      if (!(error instanceof XliffError)) throw error;
      faults.push({ page, unit: id, message: error.message, kind: 'error' });
      return [];
    }
  });
  return { page, units };
}

const unitsIn = (parent: Element): Element[] =>
  elementsOf(parent).flatMap((child) =>
    child.name === 'unit' ? [child] : child.name === 'group' ? unitsIn(child) : [],
  );

/** A unit; tools may have cut it into several segments. */
function unitOf(id: string, unit: Element): GivenUnit {
  const parts = elementsOf(unit).filter(({ name }) => name === 'segment' || name === 'ignorable');
  if (!parts.some(({ name }) => name === 'segment')) throw new XliffError('The unit has no <segment>.');
  const source: Given[] = [];
  const target: Given[] = [];
  let isTranslated = true;
  for (const part of parts) {
    const [own, ...more] = childrenNamed(part, 'source');
    const [translation, ...others] = childrenNamed(part, 'target');
    if (!own || more.length > 0 || others.length > 0)
      throw new XliffError('A segment needs one <source> and at most one <target>.');
    const { state = 'initial' } = part.attribs;
    if (!STATES.has(state))
      throw new XliffError(`state="${state}" is unknown; use ${[...STATES].join(', ')}.`);
    source.push(...givenIn(own));
    if (part.name === 'segment' && (!translation || state === 'initial')) isTranslated = false;
    target.push(...givenIn(translation ?? own));
  }
  return { id, source, ...(isTranslated && { target }) };
}

function givenIn(parent: Element): Given[] {
  return parent.children.flatMap((node): Given[] => {
    if (DomUtils.isText(node)) return [node.data];
    if (DomUtils.isCDATA(node)) return [DomUtils.textContent(node)];
    if (!DomUtils.isTag(node)) return [];
    const { name, attribs } = node;
    // A mark of a tool, around words.
    if (name === 'mrk') return givenIn(node);
    if (name === 'sm' || name === 'em') return [];
    if (name === 'pc' || name === 'ph')
      return [{ id: attribs['id'] ?? '', kind: name, children: name === 'pc' ? givenIn(node) : [] }];
    throw new XliffError(
      `<${name}> cannot be imported; keep the codes as exported, as <pc> and <ph>, and leave out others.`,
    );
  });
}

const elementsOf = (node: { readonly children: Element['children'] }): Element[] =>
  node.children.filter(DomUtils.isTag);

const childrenNamed = (node: Element, name: string): Element[] =>
  elementsOf(node).filter((child) => child.name === name);
