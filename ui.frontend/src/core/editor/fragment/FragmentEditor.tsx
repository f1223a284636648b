import { ActionButton, Button, Item, Picker, ProgressCircle } from '@adobe/react-spectrum';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { OpenedPageProvider } from '../dialog/path/opened-page';
import { messages, reading } from '../screen/messages';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { contentOf, MASTER, variationsOf } from './fragment-node';
import { FragmentForm } from './FragmentForm';
import { FragmentPreview } from './FragmentPreview';
import { NewVariation } from './NewVariation';
import { useFragment } from './use-fragment';
import './fragment.scss';
import { t } from '../../../../../shared/authoring/language/t';

interface FragmentEditorProps {
  path: string;
  sling: SlingClient;
}

/** A content fragment: the form of its model, its variations, and the pages that show it. */
export default function FragmentEditor({ path, sling }: FragmentEditorProps): ReactNode {
  const { state, reload } = useFragment(path, sling);
  const [variation, setVariation] = useState(MASTER);
  const [isDirty, setDirty] = useState(false);
  const [turn, setTurn] = useState(0);
  const title = state.is === 'there' ? String(contentOf(state.fragment.node)['jcr:title'] ?? '') : '';
  const name = path.slice(path.lastIndexOf('/') + 1);
  useEffect(() => void (document.title = `${title || name} | Edit`), [title, name]);

  const onSaved = useCallback(() => {
    void reload();
    setTurn((last) => last + 1);
  }, [reload]);
  const fail = (error: unknown) => messages.negative(error instanceof Error ? error.message : String(error));
  const create = (next: string) => {
    const fields = [[`./data/${next}/jcr:primaryType`, 'nt:unstructured']] as const;
    sling.post(`${path}/jcr:content`, fields).then(() => {
      onSaved();
      setVariation(next);
    }, fail);
  };
  const publish = () => {
    sling
      .replicate('Activate', [path], { references: true })
      .then(() => messages.positive(t('Published. Visitors see it now.'), { timeout: reading }), fail);
  };
  const folder = path.slice(0, path.lastIndexOf('/'));
  const variations = state.is === 'there' ? variationsOf(state.fragment.node) : [MASTER];
  return (
    <OpenedPageProvider value={path}>
      <div className="ed-fragment">
        <header className="ed-fragment__bar">
          <a href={`/assets.html${addressOf(folder)}`}>{t('Assets')}</a>
          <h1>{title || name}</h1>
          <Picker
            aria-label={t('Variation')}
            items={variations.map((id) => ({ id }))}
            selectedKey={variation}
            isDisabled={isDirty}
            onSelectionChange={(key) => setVariation(String(key))}
          >
            {({ id }) => <Item key={id}>{id === MASTER ? t('Master') : id}</Item>}
          </Picker>
          <NewVariation taken={variations} isDisabled={isDirty || state.is !== 'there'} onCreate={create} />
          <Button variant="primary" isDisabled={isDirty || state.is !== 'there'} onPress={publish}>
            {t('Publish')}
          </Button>
        </header>
        <div className="ed-fragment__desk">
          <main className="ed-fragment__main">
            {state.is === 'loading' && (
              <ProgressCircle aria-label={t('Loading the fragment')} isIndeterminate />
            )}
            {state.is === 'failed' && (
              <div role="alert">
                <p>{state.message}</p>
                <ActionButton onPress={() => void reload()}>{t('Try again')}</ActionButton>
              </div>
            )}
            {state.is === 'there' && (
              <FragmentForm
                key={`${variation} ${state.fragment.version ?? ''}`}
                path={path}
                fragment={state.fragment}
                variation={variation}
                sling={sling}
                onDirty={setDirty}
                onSaved={onSaved}
              />
            )}
          </main>
          <aside className="ed-fragment__preview" aria-label={t('Pages that show it')}>
            <FragmentPreview path={path} sling={sling} turn={turn} />
          </aside>
        </div>
      </div>
    </OpenedPageProvider>
  );
}
