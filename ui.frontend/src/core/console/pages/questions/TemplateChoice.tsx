import { useId, type ReactNode } from 'react';
import { t } from '../../../../../../shared/authoring/language/t';

/** A template that is allowed. */
export interface Template {
  readonly path: string;
  readonly title: string;
  readonly description?: string;
  /** Address of its picture. */
  readonly picture?: string;
}

interface TemplateChoiceProps {
  templates: readonly Template[];
  chosen: string | undefined;
  onChoose(path: string): void;
}

/** Templates to choose from, by picture and description. */
export function TemplateChoice({ templates, chosen, onChoose }: TemplateChoiceProps): ReactNode {
  const name = useId();
  return (
    <fieldset className="co-templates">
      <legend>{t('Template')}</legend>
      {templates.map(({ path, title, description, picture }, i) => (
        <label key={path} className="co-template">
          <input
            type="radio"
            name={name}
            checked={path === chosen}
            aria-describedby={description === undefined ? undefined : `${name}-${i}`}
            onChange={() => onChoose(path)}
          />
          <img src={picture} alt="" width="160" height="120" />
          <span className="co-template__title">{title}</span>
          {description !== undefined && (
            <small id={`${name}-${i}`} className="co-template__text">
              {description}
            </small>
          )}
        </label>
      ))}
    </fieldset>
  );
}
