import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/*
 * Parser for the Dispatcher's configuration language (`.any`): named sections and values, and lists of texts.
 * https://experienceleague.adobe.com/docs/experience-manager-dispatcher/using/configuring/dispatcher-configuration.html
 */

/** Where a pattern is expected, double quotes contain a glob, single quotes a regular expression. */
export interface AnyText {
  readonly text: string;
  readonly isRegExp: boolean;
}

/** A section: its named entries in order, and its unnamed texts. */
export interface AnySection {
  readonly named: ReadonlyMap<string, AnyText | AnySection>;
  readonly texts: readonly string[];
}

const TOKEN =
  /#[^\n]*|\s+|(?<open>\{)|(?<close>\})|(?<name>\/[\w-]+)|\$include\s+"(?<include>[^"]*)"|"(?<glob>[^"]*)"|'(?<regexp>[^']*)'/gy;

type Token = NonNullable<RegExpExecArray['groups']>;

/**
 * Reads a file and its includes. AEM's own files (`default_…`) are not in the project and are skipped.
 *
 * @throws with the line if a file is not a valid `.any` file
 */
export function readAnyFile(file: string): AnySection {
  const tokens = tokensOf(file);
  const section = readSection(tokens);
  if (tokens.length > 0) throw new Error(`${file}: a } too many`);
  return section;
}

function tokensOf(file: string): Token[] {
  if (path.basename(file).startsWith('default_') && !existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  const tokens: Token[] = [];
  let at = 0;
  for (const { 0: whole, index, groups } of text.matchAll(TOKEN)) {
    at = index + whole.length;
    if (groups?.include !== undefined)
      tokens.push(...tokensOf(path.resolve(path.dirname(file), groups.include)));
    else if (groups && Object.values(groups).some((each) => each !== undefined)) tokens.push(groups);
  }
  if (at < text.length) throw new Error(`${file}:${text.slice(0, at).split('\n').length}: is not understood`);
  return tokens;
}

function readSection(tokens: Token[]): AnySection {
  const named = new Map<string, AnyText | AnySection>();
  const texts: string[] = [];
  for (let token = tokens.shift(); token && token.close === undefined; token = tokens.shift()) {
    if (token.name !== undefined) {
      const value = tokens.shift();
      named.set(token.name, value?.open === undefined ? textOf(value) : readSection(tokens));
    } else texts.push(textOf(token).text);
  }
  return { named, texts };
}

function textOf(token: Token | undefined): AnyText {
  const text = token?.glob ?? token?.regexp;
  if (text === undefined) throw new Error('a name without a value');
  return { text, isRegExp: token?.regexp !== undefined };
}

/** The section of that name. */
export function sectionOf(section: AnySection, name: string): AnySection {
  const found = section.named.get(name);
  if (!found || !('named' in found)) throw new Error(`there is no section ${name}`);
  return found;
}

/** Whether a pattern matches a whole text. */
export const takes = ({ text, isRegExp }: AnyText, value: string): boolean =>
  new RegExp(isRegExp ? `^(?:${text})$` : `^${globSource(text)}$`, 's').test(value);

const globSource = (glob: string): string =>
  glob
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
