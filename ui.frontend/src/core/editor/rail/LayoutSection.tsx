import { Item, Picker } from '@adobe/react-spectrum';
import { useState, type ReactNode } from 'react';
import { breakpointFor, type Breakpoint } from '../layout/breakpoints';
import { layoutAt, type LayoutChange } from '../layout/column-layout';
import { LayoutFields } from '../layout/LayoutFields';
import type { PageColumn } from '../layout/page-columns';
import type { ContentNode } from '../sling/content-node';
import { t } from '../../../../../shared/authoring/language/t';

interface LayoutSectionProps {
  readonly column: Pick<PageColumn, 'path' | 'columns' | 'isFree'>;
  /** What the component stores. */
  readonly node: ContentNode | undefined;
  readonly breakpoints: readonly Breakpoint[];
  /** The width of the page in CSS pixels; its breakpoint is shown until the author chooses another one. */
  readonly pageWidth: number;
  /** @param visit joins the changes that an author makes without leaving the section into one step of undo */
  onChange(breakpoint: Breakpoint, what: LayoutChange, visit: string): void;
}

/** A component's columns in the properties, for each width of the page. */
export function LayoutSection(props: LayoutSectionProps): ReactNode {
  const { column, node, breakpoints, pageWidth, onChange } = props;
  const [chosen, setChosen] = useState<string>();
  const [visit, setVisit] = useState(() => crypto.randomUUID());
  const breakpoint = breakpoints.find(({ name }) => name === chosen) ?? breakpointFor(breakpoints, pageWidth);
  return (
    <section
      className="ed-properties__section"
      aria-label={t('Layout')}
      onBlur={() => setVisit(crypto.randomUUID())}
    >
      <h3>{t('Layout')}</h3>
      <Picker
        label={t('For pages of')}
        width="100%"
        items={breakpoints}
        selectedKey={breakpoint.name}
        onSelectionChange={(key) => setChosen(String(key))}
      >
        {({ name, title, width }) => (
          <Item key={name}>
            {width === undefined ? title : t('{title} (up to {width} px)', { title, width })}
          </Item>
        )}
      </Picker>
      <div className="ed-properties__layout">
        <LayoutFields
          column={column}
          layout={layoutAt(node, breakpoints, breakpoint, column.columns)}
          onChange={(_path, what) => onChange(breakpoint, what, visit)}
        />
      </div>
    </section>
  );
}
