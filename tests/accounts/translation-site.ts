import { TRANSLATION_ADDRESS, XLIFF_ADDRESS, type XliffReport } from '../../shared/authoring/translation';
import { component, page } from '../server/fixture-site';
import type { Sender } from './guarded-site';
import { all, PLACES, type Place } from './people';
import { startRightsSite, type RightsSite } from './rights-site';

/* A site with a page in each place whose language copy is in the other, for the rights to translate. */

export const ADMIN = 'an administrator';
const LANGUAGE = { own: 'de-DE', other: 'en-GB' } as const;
export const otherThan = (place: Place): Place => (place === 'own' ? 'other' : 'own');
export const languageOfCopy = (source: Place) => LANGUAGE[otherThan(source)];

/** A page and its copy, by the place of the page. */
export const sourceIn = (place: Place) => `${PLACES[place]}/from-${place}`;
export const copyOf = (place: Place) => `${PLACES[otherThan(place)]}/from-${place}`;
const TEXT = 'jcr:content/root/a';

/** What only readers of the source may know, and of the copy. */
export const SAID = {
  before: 'What the source said when it was translated',
  removed: 'What the source says no more',
  now: 'What the source says',
  sourceTitle: 'Title of source',
  copy: 'What the copy says',
  copyTitle: 'Title of copy',
} as const;

/** What is sent to write the copy's text. */
export const written = (source: Place) => ({
  ...{ ...asked(source), id: 'root:a:text' },
  ...{ seen: SAID.copy, text: 'Written beside its source' },
});

export const asked = (source: Place) => ({ path: sourceIn(source), language: languageOfCopy(source) });

/** Somebody of `PEOPLE`, or an account of the test's own. */
type Who = string | Sender;

export type TranslationSite = Awaited<ReturnType<typeof startTranslationSite>>;

export async function startTranslationSite() {
  const rights: RightsSite = await startRightsSite();
  const { site } = rights;
  const senderOf = (who: Who) => (typeof who === 'string' ? rights.send(who) : who);

  const get = (who: Who, address: string, query: Record<string, string>) =>
    site.get(`${address}?${String(new URLSearchParams(query))}`, senderOf(who));
  async function post(who: Who, address: string, body: string) {
    const headers = { 'content-type': 'application/octet-stream', ...senderOf(who) };
    const answer = await fetch(site.origin + address, { method: 'POST', headers, body });
    return { status: answer.status, text: await answer.text() };
  }
  const command = (
    who: Who,
    action: 'create' | 'mark' | 'write' | 'send' | 'createTree',
    page: { path: string; language: string; id?: string; seen?: string; text?: string },
  ) => post(who, TRANSLATION_ADDRESS, JSON.stringify({ action, ...page }));

  return {
    ...{ site, get, post, command },

    /** Gives each page a copy that was marked as translated before its source changed. */
    async freshPages(): Promise<void> {
      const pageWith = (title: string, text: string, more: string) =>
        page(title, { a: component('text', { text }), b: component('text', { text: more }) });
      for (const source of all) {
        await site.repository.change((draft) => {
          for (const path of [sourceIn(source), copyOf(source)]) if (draft.has(path)) draft.remove(path);
          draft.create(sourceIn(source), pageWith(SAID.sourceTitle, SAID.before, SAID.removed));
          draft.create(copyOf(source), pageWith(SAID.copyTitle, SAID.copy, SAID.copy));
        });
        expect((await command(ADMIN, 'mark', asked(source))).status).toBe(200);
        await site.repository.change((draft) => {
          draft.setProperty(`${sourceIn(source)}/${TEXT}`, 'text', SAID.now);
          draft.remove(`${sourceIn(source)}/jcr:content/root/b`);
        });
      }
    },

    /** The file as a translator gives it back. @param words for each text; else it is left as the copy has it */
    async translatedFile(source: Place, words?: string): Promise<string> {
      const { text } = await get(ADMIN, XLIFF_ADDRESS, asked(source));
      const file = text.replaceAll('state="initial"', 'state="translated"');
      return words === undefined
        ? file
        : file.replace(/<target>[^]*?<\/target>/g, `<target>${words}</target>`);
    },

    async importFile(who: Who, file: string) {
      const { status, text } = await post(who, XLIFF_ADDRESS, file);
      const report = status === 200 ? (JSON.parse(text) as XliffReport) : { pages: [], faults: [] };
      return { status, text, ...report };
    },

    /** A version of a copy. Without one, a copy has no identity, and a lock refuses the first that is made. */
    saveVersion: (source: Place) =>
      site.post('/bin/wcmcommand', { cmd: 'createVersion', path: copyOf(source) }, senderOf(ADMIN)),

    textOfCopy: (source: Place) => site.repository.get(`${copyOf(source)}/${TEXT}`)?.properties['text'],

    /** What author keeps of a copy: what it says, its versions, and what it was translated from. */
    async keptOf(source: Place): Promise<readonly string[]> {
      const answers = [
        await get(ADMIN, `${copyOf(source)}.infinity.json`, {}),
        await get(ADMIN, '/bin/wcm/versions.json', { path: copyOf(source) }),
        await get(ADMIN, TRANSLATION_ADDRESS, { path: sourceIn(source) }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      return answers.map(({ text }) => text);
    },

    close: () => site.close(),
  };
}
