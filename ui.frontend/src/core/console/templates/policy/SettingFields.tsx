import type { ReactNode } from 'react';
import {
  hasEffect,
  policySettingsOf,
  settingFor,
  type PolicySetting,
  type PolicySettings,
  type SettingValue,
} from '../../../../../../shared/authoring/policy-settings';
import { Field } from '../../dialogs/Field';
import { t } from '../../../../../../shared/authoring/language/t';

interface SettingFieldsProps {
  /** The Core Component that the component is built on. */
  core: string | undefined;
  settings: PolicySettings;
  /** As the policy stores them: what is known only by its name keeps its kind while it is changed. */
  stored: PolicySettings;
  onChange(settings: PolicySettings): void;
}

/** The settings of a component, and what else the policy stores. */
export function SettingFields({ core, settings, stored, onChange }: SettingFieldsProps): ReactNode {
  const known = policySettingsOf(core);
  const others = Object.entries(stored).flatMap(([name, value]) =>
    value === null || known.some((one) => one.name === name) ? [] : [{ name, value }],
  );
  const idle = others.filter(({ name }) => !hasEffect(name));
  const list = (title: string, fields: readonly PolicySetting[]) =>
    fields.length > 0 && (
      <section className="co-tpl__section" aria-label={title}>
        <h3>{title}</h3>
        <div className="co-fields">
          {fields.map((setting) => (
            <SettingField
              key={setting.name}
              setting={setting}
              value={settings[setting.name] ?? null}
              onChange={(value) => onChange({ ...settings, [setting.name]: value })}
            />
          ))}
        </div>
      </section>
    );
  return (
    <>
      {list(t('Settings'), known)}
      {list(
        t('Other stored values'),
        others.flatMap(({ name, value }) => (hasEffect(name) ? [settingFor(name, value)] : [])),
      )}
      {idle.length > 0 && (
        <section className="co-tpl__section" aria-label={t('Values without effect')}>
          <h3>{t('Values without effect')}</h3>
          <p className="co-note">
            {t('AEM’s own dialogs read these. Nothing here does, so they stay as they are.')}
          </p>
          <dl className="co-tpl__idle">
            {idle.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

interface SettingFieldProps {
  setting: PolicySetting;
  value: SettingValue | null;
  onChange(value: SettingValue | null): void;
}

function SettingField({ setting, value, onChange }: SettingFieldProps): ReactNode {
  const label = t(setting.label);
  const hint = setting.hint && t(setting.hint);
  if (setting.kind === 'flag')
    return (
      <label className="co-check">
        <input
          type="checkbox"
          checked={String(value) === 'true'}
          onChange={({ target }) => onChange(target.checked)}
        />
        {label}
      </label>
    );
  return (
    <Field label={label} hint={hint}>
      {(attributes) => {
        switch (setting.kind) {
          case 'choice':
            return (
              <select
                {...attributes}
                value={String(value ?? '')}
                onChange={({ target }) => onChange(target.value || null)}
              >
                <option value="">{t('As built in')}</option>
                {setting.options.map((option) => (
                  <option key={option} value={option}>
                    {option}
                  </option>
                ))}
              </select>
            );
          case 'texts':
            return (
              <textarea
                {...attributes}
                rows={4}
                spellCheck={false}
                value={(Array.isArray(value) ? value : value === null ? [] : [value]).join('\n')}
                onChange={({ target }) => onChange(target.value === '' ? null : target.value.split('\n'))}
              />
            );
          default:
            return (
              <input
                {...attributes}
                {...(setting.kind === 'number' && { inputMode: 'numeric' as const })}
                value={String(value ?? '')}
                onChange={({ target }) => onChange(typed(target.value, setting.kind))}
              />
            );
        }
      }}
    </Field>
  );
}

/** A number that is still being typed stays text: the form says what is wrong with it. */
function typed(text: string, kind: 'number' | 'text'): SettingValue | null {
  if (text === '') return null;
  return kind === 'number' && /^-?\d+$/.test(text) ? Number(text) : text;
}
