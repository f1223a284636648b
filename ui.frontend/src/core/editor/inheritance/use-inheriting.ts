import { useMemo, useState } from 'react';
import type { DialogField } from '../../kit/dialogs/dialog';
import type { FieldMarks } from '../dialog/FormContext';
import { namesOf, type SetCommand } from '../dialog/live/live-state';
import type { ContentNode } from '../session/EditorSession';
import { useSessionState } from '../session/use-session';
import { useWorkbench } from '../selection/Workbench';
import { memberOf } from './field-member';
import { follow, followProperties, leave, leaveProperties, reset } from './inheritance-commands';
import { readSource, type Source } from './read-source';
import { t } from '../../../../../shared/authoring/language/t';

/** How a component of a live copy stands to its source. */
export type Standing =
  /** All of it is inherited, except some of its fields. */
  | 'follows'
  /** It has left its source. */
  | 'left'
  /** The page is no live copy, or the component is only here. */
  | 'none';

/** A component's inheritance, and what an author does about it. */
export interface Inheriting {
  readonly standing: Standing;
  /** Whether some of its fields are its own. */
  readonly hasOwnFields: boolean;
  readonly marks: FieldMarks | undefined;
  leave(withChildren: boolean): void;
  follow(): void;
  /** The source to compare with, while it is shown. */
  readonly compared: Source | undefined;
  endCompare(): void;
}

/** @param onDone called with the names of what has changed in the component */
export function useInheriting(
  path: string,
  resourceType: string,
  onDone?: (names: readonly string[]) => void,
): Inheriting {
  const { session, locks, shell, titleOf } = useWorkbench();
  const revision = useSessionState(session, (state) => state.revision);
  const [compared, setCompared] = useState<Source>();
  const entry = locks.inheritanceOf(path);
  const pageLock = entry && locks.ofPage();

  return useMemo(() => {
    const run = (command: SetCommand, label: string) =>
      void session.execute(command, label).then((outcome) => {
        const { length } = path;
        const names = command.path === path ? namesOf(command) : [command.path.slice(length + 1)];
        if (outcome.done) onDone?.(names);
      });
    const name = titleOf(resourceType);
    const now = (at = path): ContentNode => session.content(at) ?? {};
    /** Fetches the source, and says why that is not possible. */
    const withSource = async (then: (source: Source | undefined) => void) => {
      if (pageLock !== undefined) return shell.refuse(pageLock);
      try {
        then(await readSource(path));
      } catch {
        shell.refuse(t('The source could not be read. Try again once the server can be reached.'));
      }
    };
    const compare = () =>
      void withSource((source) =>
        source ? setCompared(source) : shell.refuse(t('The source is on a page that you may not see.')),
      );
    const stateOf = (field: DialogField) => {
      if (!entry || entry.own === true) return undefined;
      const member = memberOf(field);
      if (member.kind === 'properties')
        return member.names.every((one) => (entry.own as readonly string[]).includes(one))
          ? 'own'
          : 'inherited';
      const part = locks.inheritanceOf(`${path}/${member.name}`);
      return part && (part.own === true ? 'own' : 'inherited');
    };
    const cancel = (field: DialogField) => {
      if (pageLock !== undefined) return shell.refuse(pageLock);
      const member = memberOf(field);
      const label = t('Cancel inheritance of {name}: {label}', { name, label: field.label });
      if (member.kind === 'properties') return run(leaveProperties(path, now(), member.names), label);
      const at = `${path}/${member.name}`;
      run(leave(at, now(at), true), label);
    };
    const resume = (field: DialogField) =>
      void withSource((source) => {
        const member = memberOf(field);
        const label = t('Re-enable inheritance of {name}: {label}', { name, label: field.label });
        if (member.kind === 'properties')
          return run(followProperties(path, now(), source?.node, member.names), label);
        const at = `${path}/${member.name}`;
        const part = source?.node[member.name];
        run(follow(at, now(at), part as ContentNode | undefined), label);
      });
    const resetField = (field: DialogField) =>
      void withSource((source) => {
        if (!source) return shell.refuse(t('The source is on a page that you may not see.'));
        const member = memberOf(field);
        const label = t('Reset {name}: {label}', { name, label: field.label });
        const names = member.kind === 'properties' ? member.names : [];
        if (member.kind === 'properties') return run(reset(path, now(), source.node, names), label);
        const at = `${path}/${member.name}`;
        const part = (source.node[member.name] ?? {}) as ContentNode;
        const all = [...new Set([...Object.keys(now(at)), ...Object.keys(part)])];
        run(
          reset(
            at,
            now(at),
            part,
            all.filter((one) => !/^(?:jcr|cq):/.test(one)),
          ),
          label,
        );
      });
    return {
      standing: !entry ? 'none' : entry.own === true ? 'left' : 'follows',
      hasOwnFields: entry !== undefined && entry.own !== true && entry.own.length > 0,
      marks: entry && { hasLeft: entry.own === true, stateOf, cancel, resume, reset: resetField, compare },
      leave(withChildren) {
        if (pageLock !== undefined) return shell.refuse(pageLock);
        run(leave(path, now(), withChildren), t('Cancel inheritance of {name}', { name }));
      },
      follow: () =>
        void withSource((source) =>
          run(follow(path, now(), source?.node), t('Re-enable inheritance of {name}', { name })),
        ),
      compared,
      endCompare: () => setCompared(undefined),
    };
    // The session's content is read again with each revision.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [session, locks, shell, titleOf, path, resourceType, revision, compared, pageLock, onDone]);
}
