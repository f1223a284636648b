import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CONSOLES } from '../../../../../shared/addresses/consoles';
import { required } from '../../../../../shared/checked/required';
import { notices } from '../notices/Notices';
import { ConsoleShell } from '../shell/ConsoleShell';
import { usePlace } from '../shell/use-place';
import { OutcomePanel } from './OutcomePanel';
import { RecentReplacements } from './RecentReplacements';
import { ReplaceForm } from './ReplaceForm';
import { foundText, Results } from './Results';
import { runReplacement, runUndo, type Outcome, type Progress } from './run-replacement';
import type { Unticked } from './ticks';
import { useSearch, type Sought } from './use-search';
import './replace.scss';
import { counted, t } from '../../../../../shared/authoring/language/t';

const PublishPages = lazy(async () => ({
  default: (await import('../pages/questions/PublishPages')).PublishPages,
}));

const REPLACE = required(
  CONSOLES.find(({ id }) => id === 'replace'),
  'The console of replacements',
);

/** The console that finds a text in all pages and fragments of a part of the site, and replaces it. */
export default function ReplaceConsole(): ReactNode {
  const [{ path, words }, go] = usePlace(REPLACE);
  const [options, setOptions] = useState({ matchCase: false, wholeWords: false });
  const [turn, setTurn] = useState(0);
  const [replacement, setReplacement] = useState('');
  const [unticked, setUnticked] = useState<Unticked>(new Set());
  const [progress, setProgress] = useState<Progress>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [isPublishing, setPublishing] = useState(false);
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const sought = useMemo<Sought | undefined>(
    () => (words === '' ? undefined : { path, text: words, ...options }),
    [path, words, options],
  );
  const search = useSearch(outcome ? undefined : sought, turn);
  const find = ({ path: below, text, ...more }: Sought) => {
    setOptions(more);
    setUnticked(new Set());
    setOutcome(undefined);
    go({ path: below, words: text });
    setTurn(turn + 1);
  };
  const run = (work: (onProgress: typeof setProgress, signal: AbortSignal) => Promise<Outcome>) => {
    stop.current = new AbortController();
    void work(setProgress, stop.current.signal).then((done) => {
      setProgress(undefined);
      setOutcome(done);
    });
  };
  const replace = () =>
    sought &&
    run((onProgress, signal) =>
      runReplacement(sought, replacement, { pages: search.pages, unticked }, onProgress, signal),
    );
  return (
    <ConsoleShell console={REPLACE} search={null}>
      <main className="co-replace">
        <h1>{t('Find and replace')}</h1>
        <ReplaceForm
          {...{ path, replacement }}
          text={words}
          isBusy={search.isBusy}
          onSearch={find}
          onReplacement={setReplacement}
        />
        <RecentReplacements
          turn={outcome}
          isBusy={progress !== undefined}
          onUndo={(each) => run((onProgress) => runUndo(each, onProgress))}
        />
        {search.problem !== undefined && <p role="alert">{search.problem}</p>}
        <p role="status" className="co-replace__said">
          {progress
            ? counted(
                progress.of,
                '{done} of {n} page or fragment done…',
                '{done} of {n} pages and fragments done…',
                { done: progress.done },
              )
            : foundText(search)}
        </p>
        {progress && (
          <div className="co-replace__progress">
            <progress value={progress.done} max={progress.of} aria-label={t('Replacing')} />
            <button type="button" className="co-button" onClick={() => stop.current?.abort()}>
              {t('Stop')}
            </button>
          </div>
        )}
        {outcome ? (
          <OutcomePanel
            outcome={outcome}
            onUndo={() => {
              const { replacement: made } = outcome;
              if (made) run((onProgress) => runUndo(made, onProgress));
            }}
            onPublish={() => setPublishing(true)}
          />
        ) : (
          <Results
            key={`${turn} ${words} ${path}`}
            {...{ search, replacement, unticked }}
            isReplacing={progress !== undefined}
            onUntick={setUnticked}
            onReplace={replace}
          />
        )}
      </main>
      {isPublishing && outcome && (
        <Suspense>
          <PublishPages
            items={outcome.changed}
            onDone={(text) => {
              setPublishing(false);
              notices.say(text);
            }}
            onClose={() => setPublishing(false)}
          />
        </Suspense>
      )}
    </ConsoleShell>
  );
}
