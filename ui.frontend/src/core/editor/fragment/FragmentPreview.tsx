import { Item, Picker, ProgressCircle, Text } from '@adobe/react-spectrum';
import { useEffect, useState, type ReactNode } from 'react';
import { addressOf, type SlingClient } from '../sling/SlingClient';
import { counted, t } from '../../../../../shared/authoring/language/t';

/** `.shownat.json` of a fragment. */
interface ShownAt {
  readonly total: number;
  readonly pages: readonly { readonly path: string; readonly title: string; readonly isNamed: boolean }[];
}

interface FragmentPreviewProps {
  path: string;
  sling: SlingClient;
  /** Changes with each save, which shows the page again. */
  turn: number;
}

/** The pages that show a fragment, and one of them as visitors will see it. */
export function FragmentPreview({ path, sling, turn }: FragmentPreviewProps): ReactNode {
  const [found, setFound] = useState<ShownAt | string>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let isHere = true;
    sling.json<ShownAt>(`${addressOf(path)}.shownat.json`).then(
      (answer) => isHere && setFound(answer),
      (error: unknown) => isHere && setFound(error instanceof Error ? error.message : String(error)),
    );
    return () => {
      isHere = false;
    };
  }, [path, sling]);
  if (found === undefined)
    return <ProgressCircle aria-label={t('Looking for pages')} isIndeterminate margin="size-200" />;
  if (typeof found === 'string') return <Text>{found}</Text>;
  const shown = chosen ?? found.pages[0]?.path;
  if (shown === undefined) return <Text>{t('No page shows this fragment yet.')}</Text>;
  const others = found.total - found.pages.length;
  return (
    <>
      <Picker
        label={
          others > 0
            ? counted(
                found.total,
                'Shown on {n} page, {others} of them not listed',
                'Shown on {n} pages, {others} of them not listed',
                { others },
              )
            : counted(found.total, 'Shown on {n} page', 'Shown on {n} pages')
        }
        items={found.pages}
        selectedKey={shown}
        onSelectionChange={(key) => setChosen(String(key))}
        width="100%"
      >
        {(page) => (
          <Item key={page.path} textValue={`${page.title}, ${page.path}`}>
            <Text>{page.title}</Text>
            <Text slot="description">{page.path}</Text>
          </Item>
        )}
      </Picker>
      <iframe
        key={`${shown} ${turn}`}
        className="ed-fragment__frame"
        title={t('The page with this fragment')}
        src={`${addressOf(shown)}.html?wcmmode=disabled`}
      />
    </>
  );
}
