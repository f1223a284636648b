import type { Conflict, ContentNode } from '../EditorSession';
import type { StateHolder } from '../StateHolder';

type Choices = readonly ('mine' | 'theirs')[];

/** A conflict pending the author's decision. */
export class Decision {
  private decided: ((choices: Choices) => void) | undefined;

  constructor(private readonly state: StateHolder) {}

  /**
   * Shows the conflict and waits for the decision.
   *
   * @param kind whether the step is new, undone or redone
   * @param page the page's content, which records who saved it last
   */
  ask(
    conflict: Pick<Conflict, 'label' | 'fields'>,
    kind: Conflict['kind'],
    page: ContentNode,
  ): Promise<Choices> {
    const { 'cq:lastModifiedBy': by, 'cq:lastModified': at } = page;
    const noted = {
      ...(typeof by === 'string' && { savedBy: by }),
      ...(typeof at === 'string' && { savedAt: at }),
    };
    return new Promise((resolve) => {
      this.decided = (choices) => {
        this.decided = undefined;
        this.state.set({ conflict: undefined });
        resolve(choices);
      };
      this.state.set({ conflict: { ...conflict, kind, ...noted } });
    });
  }

  make(choices: Choices): void {
    this.decided?.(choices);
  }
}
