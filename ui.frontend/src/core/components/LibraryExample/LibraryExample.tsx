import { useId, type ReactNode } from 'react';
import { DropZone } from '../../kit/DropZone';
import { exampleAddress } from '../../kit/library/example-settings';
import { Heading } from '../../kit/heading';
import { RichText } from '../../kit/html/Html';
import { Children, useRendering } from '../../kit/rendering';
import { ExamplePanel } from './ExamplePanel';
import type { LibraryExampleModel } from './LibraryExample.model';

/**
 * An example of a component: live in a document of its own, so that media queries and dialogs work as on a page, with
 * its source below. In the editor it is rendered inline, so that it can be edited.
 */
export function LibraryExample(example: LibraryExampleModel): ReactNode {
  const { mode, markupOf } = useRendering();
  const { description, fixture, pagePath, query, authored, children } = example;
  const title = example.title ?? fixture ?? 'Example';
  const [demo] = children;
  const headingId = useId();
  const markup = demo && markupOf?.(demo);
  return (
    <section className="cmp-library-example" id={example.id} aria-labelledby={headingId}>
      <header className="cmp-library-example__header">
        <Heading level="h3" className="cmp-library-example__title" id={headingId}>
          {title}
        </Heading>
        {fixture && <code className="cmp-library-example__fixture">{fixture}</code>}
      </header>
      {description && <RichText className="cmp-library-example__description" html={description} />}
      {pagePath && (
        <p className="cmp-library-example__place">
          As shown on <code>{query ? `${pagePath}.html?${query}` : pagePath}</code>
        </p>
      )}
      {mode === 'disabled' ? (
        <Stage {...example} title={title} isBlank={markup === ''} />
      ) : (
        <DropZone className="cmp-library-example__inline">
          <Children of={children} />
        </DropZone>
      )}
      <div className="cmp-library-example__panels">
        {demo?.model && <ExamplePanel title="Model JSON" code={JSON.stringify(demo.model, null, 2)} />}
        {authored && <ExamplePanel title="Authored content" code={authored} />}
        {markup && <ExamplePanel title="Markup" code={markup} />}
      </div>
    </section>
  );
}

/** The example's document in a frame, and a link to the document alone. */
function Stage({
  title,
  language,
  height,
  address,
  settings,
  isBlank,
}: LibraryExampleModel & { title: string; isBlank: boolean }): ReactNode {
  if (isBlank) {
    return (
      <p className="cmp-library-example__blank">
        This renders nothing: visitors get no markup, authors a placeholder.
      </p>
    );
  }
  if (address === undefined) return null;
  const source = exampleAddress(address, language, settings);
  return (
    <div className="cmp-library-example__stage" data-island="libraryexample" data-height={height}>
      <iframe
        className="cmp-library-example__frame"
        title={`Example: ${title}`}
        src={source}
        loading="lazy"
        data-address={address}
        data-language={language}
        data-width={settings.width}
      />
      <a className="cmp-library-example__alone" href={source} target="_blank" rel="noopener">
        Open on its own
      </a>
    </div>
  );
}
