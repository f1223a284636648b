import { useId, type ReactNode } from 'react';
import {
  PARAGRAPH_FORMATS,
  RICH_TEXT_CHOICES,
  usualRichText,
  type RichTextFeatures,
} from '../../../../../../shared/authoring/rich-text-features';
import { t } from '../../../../../../shared/authoring/language/t';
import { toggled } from './component-choice';

interface RichTextFieldsProps {
  /** null: the policy says nothing about it. */
  chosen: RichTextFeatures | null;
  onChange(chosen: RichTextFeatures | null): void;
}

const GROUPS = [...new Set(RICH_TEXT_CHOICES.map(({ group }) => group))];

/** What authors can do in the rich text of a component. */
export function RichTextFields({ chosen, onChange }: RichTextFieldsProps): ReactNode {
  const name = useId();
  return (
    <section className="co-tpl__section" aria-label={t('Rich text')}>
      <h3>{t('Rich text')}</h3>
      <div role="radiogroup" aria-label={t('What authors can do in rich text')}>
        <label className="co-check">
          <input type="radio" name={name} checked={chosen === null} onChange={() => onChange(null)} />
          {t('What is built in')}
        </label>
        <label className="co-check">
          <input
            type="radio"
            name={name}
            checked={chosen !== null}
            onChange={() => onChange(chosen ?? usualRichText())}
          />
          {t('These features')}
        </label>
      </div>
      {chosen !== null && (
        <>
          {GROUPS.map((group) => (
            <Ticks
              key={group}
              title={t(group)}
              items={RICH_TEXT_CHOICES.filter((one) => one.group === group)}
              chosen={chosen.choices}
              onChange={(choices) => onChange({ ...chosen, choices })}
            />
          ))}
          <Ticks
            title={t('Formats of paragraphs')}
            items={PARAGRAPH_FORMATS.map(({ tag, description }) => ({ id: tag, label: description }))}
            chosen={chosen.formats}
            onChange={(formats) => onChange({ ...chosen, formats: inOrder(formats) })}
          />
        </>
      )}
    </section>
  );
}

const inOrder = (tags: readonly string[]): readonly string[] =>
  PARAGRAPH_FORMATS.flatMap(({ tag }) => (tags.includes(tag) ? [tag] : []));

interface TicksProps {
  title: string;
  items: readonly { readonly id: string; readonly label: string }[];
  chosen: readonly string[];
  onChange(chosen: readonly string[]): void;
}

const Ticks = ({ title, items, chosen, onChange }: TicksProps): ReactNode => (
  <fieldset className="co-tpl__group">
    <legend>{title}</legend>
    <div className="co-tpl__ticks">
      {items.map(({ id, label }) => (
        <label key={id} className="co-check">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={() => onChange(toggled(chosen, id))}
          />
          {t(label)}
        </label>
      ))}
    </div>
  </fieldset>
);
