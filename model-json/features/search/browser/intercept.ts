import { servlet } from '../../../../shared/addresses/app';
import { askAgain } from './ask-again';
import type * as Script from './answers';
import type { SearchFiles } from './SearchFiles';

/*
 * On pages of a site of files that search: answers what widgets ask the search service. It comes before them in the page. The
 * index and what reads it (`answers.ts`) are loaded for the first question.
 */

const OURS = new Set([servlet('search'), servlet('suggest')]);

const list = document.currentScript?.dataset.files ?? '';
const fetched = window.fetch.bind(window);
let opened: Promise<Script.Answers> | undefined;

async function open(): Promise<Script.Answers> {
  const answer = await fetched(list);
  if (!answer.ok) throw new Error(`${list}: ${answer.status}`);
  const { script, files }: SearchFiles = await answer.json();
  const { openAnswers }: typeof Script = await import(script);
  return openAnswers(files);
}

/** Widgets ask again after 503: by then the site may have been exported again, and files have other addresses. */
async function answer(address: string): Promise<Response> {
  try {
    opened ??= open();
    const answers = await opened;
    return await answers(address);
  } catch {
    opened = undefined;
    return new Response(null, { status: 503 });
  }
}

const whenAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });

window.fetch = (input, init) => {
  if (typeof input !== 'string' || !OURS.has(input.replace(/\?.*/s, ''))) return fetched(input, init);
  const answered = answer(input);
  return init?.signal ? Promise.race([answered, whenAborted(init.signal)]) : answered;
};

askAgain(document, location.search);
