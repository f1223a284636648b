import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DialogTab } from '../../../../kit/dialogs/dialog';
import { focusWhenSeen } from '../../../dialog/focus-when-seen';
import { FormProvider } from '../../../dialog/FormContext';
import { FormNews } from '../../../dialog/FormNews';
import { fieldsOf } from '../../../dialog/form/read-write';
import { componentShape } from '../../../dialog/live/component-shape';
import { LiveForm } from '../../../dialog/live/LiveForm';
import { useVisits } from '../../../dialog/live/use-visits';
import { styleTab } from '../../../dialog/policy/style-fields';
import type { Policy } from '../../../dialog/policy/style-groups';
import { FormSections } from '../../../rail/FormSections';
import { SavedState } from '../../../rail/SavedState';
import { useReadable } from '../../../selection/create-store';
import { patchCall } from '../../../universal/changes/calls-for';
import { patchesOf, stylesPatch } from '../../../universal/fields/plain-value';
import type { Item } from '../../../universal/frame/items';
import { useWorkplace } from '../../../universal/Workplace';

interface ItemFormProps {
  readonly item: Item;
  /** Where author stores it. */
  readonly content: string;
  /** Of its model. */
  readonly tabs: readonly DialogTab[];
  readonly policy: Policy;
  /** Why nothing can be changed. */
  readonly lock: string | undefined;
}

/** The fields of a component and its policy's styles, which are saved while the author types. */
export function ItemForm({ item, content, tabs, policy, lock }: ItemFormProps): ReactNode {
  const workplace = useWorkplace();
  const { session, wantedField } = workplace;
  const all = useMemo(() => [...tabs, styleTab(policy) ?? []].flat(), [tabs, policy]);
  const fields = useMemo(() => fieldsOf(all), [all]);
  const body = useRef<HTMLDivElement>(null);
  const [form] = useState(
    () =>
      new LiveForm({
        path: content,
        title: item.title,
        fields,
        shape: componentShape(tabs, policy),
        session: {
          content: session.content,
          subscribe: session.subscribe,
          execute: (command, label, _withdrawal, visit) =>
            session.set(command, (before, after) => {
              const patches = [...patchesOf(fieldsOf(tabs), before, after), ...stylesPatch(before, after)];
              if (patches.length === 0) return undefined;
              const show = () => workplace.showPatches(content, patches);
              return { label, visit, call: patchCall(content, patches), show };
            }),
        },
        ...workplace.holding,
      }),
  );
  useEffect(() => form.open(), [form]);
  const visits = useVisits(form, body);
  const view = useReadable(form);

  const wanted = useReadable(wantedField);
  useEffect(() => {
    if (wanted === undefined) return;
    workplace.fieldFound();
    // Not stopped: it is not wanted any more only because it is being looked for.
    focusWhenSeen(
      () =>
        (wanted === '' ? null : body.current?.querySelector(`[data-place="${CSS.escape(wanted)}"]`)) ??
        body.current,
    );
  }, [wanted, workplace]);

  return (
    <FormProvider
      value={{
        ...{ path: content, policy, problems: view.problems, fields, values: view.values, panels: [] },
        lockOf: () => lock,
      }}
    >
      <div ref={body} className="ed-properties" {...visits}>
        <SavedState session={session} view={view} />
        <FormNews
          form={{ draft: view.draft, takeDraft: () => form.takeDraft(), forget: () => form.forget() }}
          notice={undefined}
          refusal={view.refusal}
          locked={lock}
        />
        <FormSections
          tabs={all}
          values={view.values}
          onChange={(name, value) => form.set(name, value)}
          onConfigure={() => undefined}
        />
      </div>
    </FormProvider>
  );
}
