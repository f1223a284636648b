import { phrase } from '../authoring/language/t';
import { required } from '../checked/required';
import { TAGS_ROOT } from './tags';

/**
 * The consoles of the author server, in the order in which authors switch between them. A line here adds its document to
 * the server and its name to the switch; `core/console/screens.ts` says what it shows.
 */
export const CONSOLES = [
  { id: 'sites', title: phrase('Sites'), address: '/sites.html', root: '/content' },
  { id: 'assets', title: phrase('Assets'), address: '/assets.html', root: '/content/dam' },
  { id: 'tags', title: phrase('Tags'), address: '/tags.html', root: TAGS_ROOT },
  { id: 'models', title: phrase('Models'), address: '/models.html', root: '/conf' },
  { id: 'templates', title: phrase('Templates'), address: '/templates.html', root: '/conf' },
  { id: 'replace', title: phrase('Replace'), address: '/replace.html', root: '/content' },
  { id: 'links', title: phrase('Links'), address: '/links.html', root: '/content' },
  { id: 'translation', title: phrase('Languages'), address: '/translation.html', root: '/content' },
] as const;

export type ConsoleId = (typeof CONSOLES)[number]['id'];

/** Where a console shows a path. */
export function consoleAddress(id: ConsoleId, path: string): string {
  const { address } = required(
    CONSOLES.find((each) => each.id === id),
    `The console ${id}`,
  );
  return address + encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23');
}

/** A console by its id. */
export interface ConsoleAddress {
  readonly id: ConsoleId;
  readonly title: string;
  /** `/sites.html`: the path of what is shown follows it. */
  readonly address: string;
  /** The path that it shows first. */
  readonly root: string;
}
